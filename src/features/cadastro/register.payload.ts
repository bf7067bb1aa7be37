import { siglaOf } from './sigla.ts';
import { normalizeCep } from '../../lib/campos/cep.ts';
import { toIsoData } from '../../lib/datas/data-digitada.ts';
import { normalizeDocumento } from '../../lib/campos/documento.ts';
import { normalizeTelefone } from '../../lib/campos/telefone.ts';
import { typedTexto } from '../../lib/texto/texto.ts';
import type { Cadastro } from './cadastro.api.ts';
import type { RegisterValues } from './register.form.ts';

/** The registration payload from valid values. @rule C4.10, S9.11, R26, R27 */
export function cadastroOf(values: RegisterValues): Cadastro {
  const isCompany = values.kind === 'J';
  return {
    origem: 'web',
    cpf: normalizeDocumento(values.documento),
    nome: typedTexto(values.nome),
    nomeFantasia: typedTexto(values.nomeFantasia),
    tratamento: typedTexto(values.tratamento),
    ramoAtividade: values.ramoAtividade,
    fisicaJuridica: values.kind,
    sexo: isCompany ? '' : values.sexo,
    dataNascimento: isCompany ? '' : toIsoData(values.dataNascimento),
    estadoCivil: isCompany ? '' : values.estadoCivil,
    email: typedTexto(values.email),
    celular: normalizeTelefone(values.celular),
    senha: values.senha,
    confirmpassword: values.confirmacao,
    filhos: false,
    animais: false,
    ativacao: 'email',
    preferencias: {
      recebeEmail: values.recebeEmail,
      recebeSms: values.recebeSms,
      recebePush: values.recebePush,
      recebeWhatsapp: values.recebeWhatsapp,
      cupomDigital: values.cupomDigital,
    },
    aceitoTermos: values.aceitoTermos,
    endereco: {
      cep: normalizeCep(values.cep),
      logradouro: typedTexto(values.logradouro),
      logradouroCmpl: typedTexto(values.complemento),
      bairro: typedTexto(values.bairro),
      cidade: typedTexto(values.cidade),
      uf: siglaOf(values.uf) ?? typedTexto(values.uf).toUpperCase(),
      logradouroNro: typedTexto(values.numero),
    },
  };
}
