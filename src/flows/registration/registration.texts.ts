/** Register success and failure (S8.2, S8.3, R30). */
export const REGISTERED = 'Registro cadastrado com sucesso!!!';
export const REGISTER_FAILED = 'Ocorreu um erro ao registrar, por favor tente mais tarde.';
