import { type FormikErrors, validateYupSchema, yupToFormErrors } from 'formik';
import type { AnyObjectSchema } from 'yup';

/** The errors after a submit, by field; empty: valid. */
export async function faultsOf<Values extends object>(
  schema: AnyObjectSchema,
  values: Values,
): Promise<FormikErrors<Values>> {
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    return yupToFormErrors<Values>(error);
  }
}
