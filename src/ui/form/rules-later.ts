import { validateYupSchema, yupToFormErrors, type FormikErrors, type FormikValues } from 'formik';
import { showToast, type ToastSubject } from '../feedback/toast.ts';
import { loadChunk } from '../page/stale-chunk.ts';

/** The error of a form whose rules failed to load. */
const STOPPED = { '': '' };

/**
 * A form's rules and Yup, loaded when the form is used (docs/adr/0002).
 * @param load imports the schema
 * @param subject of the toast when that fails
 */
export function rulesLater<Values extends FormikValues>(load: () => Promise<unknown>, subject: ToastSubject) {
  const rules = async () => loadChunk(load);
  return {
    /** Preloads them. */
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
          subject,
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
