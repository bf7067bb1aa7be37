import type { Db } from '../db/database.ts';
import { empresas, formatos } from '../db/schema/conteudo.ts';

type Empresa = typeof empresas.$inferInsert & { idEmpresa: number };

/** The group's formats; the demo config.json shows format 1. */
const FORMATOS = [
  { idEmpFormato: 1, nome: 'Vizinhança Supermercados' },
  { idEmpFormato: 2, nome: 'Vizinhança Express' },
  { idEmpFormato: 3, nome: 'Vizinhança Atacado' },
] as const;

const RUAS = {
  1: ['Vizinhança Cambuí', 'Rua Coronel Quirino', '1045', 'Cambuí', 'Campinas', '13025002'],
  2: ['Vizinhança Taquaral', 'Avenida Heitor Penteado', '1210', 'Taquaral', 'Campinas', '13075460'],
  3: ['Vizinhança Barão Geraldo', 'Avenida Santa Isabel', '560', 'Barão Geraldo', 'Campinas', '13084012'],
  4: ['Vizinhança Valinhos', 'Avenida Dom Nery', '402', 'Centro', 'Valinhos', '13271170'],
  5: ['Vizinhança Vinhedo', 'Avenida Benedito Storani', '88', 'Centro', 'Vinhedo', '13280000'],
  6: ['Vizinhança Indaiatuba', 'Rua Vinte e Quatro de Maio', '731', 'Centro', 'Indaiatuba', '13330060'],
  7: ['Vizinhança Jundiaí', 'Rua do Rosário', '315', 'Centro', 'Jundiaí', '13201014'],
  8: [
    'Vizinhança Campolim',
    'Avenida Antônio Carlos Comitre',
    '980',
    'Parque Campolim',
    'Sorocaba',
    '18047620',
  ],
  9: ['Vizinhança Piracicaba', 'Rua Governador Pedro de Toledo', '1420', 'Centro', 'Piracicaba', '13400070'],
  10: ['Vizinhança Express Guanabara', 'Rua Barata Ribeiro', '207', 'Guanabara', 'Campinas', '13023030'],
  11: ['Vizinhança Express Pinheiros', 'Rua dos Pinheiros', '498', 'Pinheiros', 'São Paulo', '05422000'],
  12: [
    'Vizinhança Express Vila Mariana',
    'Rua Domingos de Morais',
    '1150',
    'Vila Mariana',
    'São Paulo',
    '04010100',
  ],
  13: [
    'Vizinhança Atacado Hortolândia',
    'Avenida da Emancipação',
    '3100',
    'Parque dos Pinheiros',
    'Hortolândia',
    '13184542',
  ],
} as const satisfies Record<number, readonly [string, string, string, string, string, string]>;

/** Decimal degrees and phone; the store of Piracicaba has no coordinates yet. @rule R58 */
const LOCAIS: Readonly<Record<number, readonly [string | null, string | null, string]>> = {
  1: ['-22.894530', '-47.052110', '(19) 3251-4100'],
  2: ['-22.875480', '-47.052640', '(19) 3256-7722'],
  3: ['-22.829790', '-47.079620', '(19) 3289-1515'],
  4: ['-22.970640', '-46.995870', '(19) 3871-2040'],
  5: ['-23.029730', '-46.975030', '(19) 3876-3300'],
  6: ['-23.088450', '-47.213460', '(19) 3875-6090'],
  7: ['-23.187010', '-46.884130', '(11) 4586-8800'],
  8: ['-23.530120', '-47.463580', '(15) 3232-5060'],
  9: [null, null, '(19) 3433-7171'],
  10: ['-22.894170', '-47.070250', '(19) 3242-0909'],
  11: ['-23.564550', '-46.683120', '(11) 3062-4545'],
  12: ['-23.588260', '-46.634970', '(11) 5571-6060'],
  13: ['-22.860330', '-47.201790', '(19) 3897-1400'],
};

const formatOf = (id: number) => (id <= 9 ? 1 : id <= 12 ? 2 : 3);

/** All stores of the demonstration. */
export const EMPRESAS: readonly Empresa[] = Object.entries(RUAS).map(
  ([id, [nomeFantasia, logradouro, logradouroNro, bairro, cidade, cep]]) => {
    const [latitude = null, longitude = null, telefone = null] = LOCAIS[Number(id)] ?? [];
    return {
      idEmpresa: Number(id),
      idEmpFormato: formatOf(Number(id)),
      nomeFantasia,
      logradouro,
      logradouroNro,
      bairro,
      cidade,
      uf: 'SP',
      cep,
      latitude,
      longitude,
      telefone,
    };
  },
);

/** Writes formats and stores. */
export async function seedLojas(db: Db): Promise<void> {
  await db.insert(formatos).values([...FORMATOS]);
  await db.insert(empresas).values([...EMPRESAS]);
}
