/** Login failure without the server's words (S8.1 gives none). */
export const SIGN_IN_FAILED = 'Não foi possível entrar';
export const SIGN_IN_REFUSED = 'CPF, CNPJ ou senha não conferem.';
/** Logout failure without the server's words (S8.10). */
export const SIGN_OUT_FAILED = 'Erro ao fazer logout';
/** Image load failure after sign-in (S8.26, R70). */
export const IMAGE_FAILED = 'Ops!, Finalize seu cadastro no menu de Perfil';
