import { validateYupSchema, yupToFormErrors, type FormikErrors, type FormikValues } from 'formik';
import { showToast } from '../feedback/toast.ts';
import { loadChunk } from '../page/stale-chunk.ts';

/** What stops a form whose rules cannot come: no field of it. */
const STOPPED = { '': '' };

/**
 * A form's rules, and Yup with them, that come when the form is used: it is seen sooner without them (docs/adr/0050).
 * @param load imports the schema
 */
export function rulesLater<Values extends FormikValues>(load: () => Promise<unknown>) {
  const rules = async () => loadChunk(load);
  return {
    /** Asks for them before they are needed. */
    load: () => void load().catch(() => undefined),
    /** For `useFormik`. */
    validate: async (values: Values): Promise<FormikErrors<Values>> => {
      let schema: unknown;
      try {
        schema = await rules();
      } catch {
        showToast({
          kind: 'error',
          message: 'Não foi possível enviar. Verifique sua conexão e tente novamente.',
          subject: 'registration',
        });
        return STOPPED as FormikErrors<Values>;
      }
      return validateYupSchema(values, schema).then(
        () => ({}),
        (error: unknown) => {
          if ((error as Error).name !== 'ValidationError') throw error;
          return yupToFormErrors<Values>(error);
        },
      );
    },
  };
}
