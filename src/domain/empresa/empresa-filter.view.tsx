import { PlainSelectField } from '../../ui/first/select-field.tsx';
import type { ChosenEmpresa } from './use-chosen-empresa.ts';

/** The store selector of home, offers and leaflets (S2.35, S2.38, S2.43, R51). */
export function EmpresaFilter({ empresa }: { empresa: ChosenEmpresa }) {
  return (
    <PlainSelectField
      label="Loja"
      value={empresa.idEmpresa ?? ''}
      options={empresa.options}
      placeholder={empresa.idEmpresa === null ? 'Indisponível' : undefined}
      disabled={empresa.idEmpresa === null}
      loading={empresa.status === 'loading'}
      onChange={empresa.choose}
    />
  );
}
