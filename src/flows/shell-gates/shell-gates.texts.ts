/** Terms check failure without the server's words (S8.5). */
export const TERMS_CHECK_FAILED = 'Erro ao verificar termos';
/** Preferences saved on the home page (S8.15). */
export const PREFERENCE_SAVED = 'Preferência salva com sucesso!!!';
/** Preferences not saved, without the server's words (no rule has any for the home page). */
export const PREFERENCE_FAILED = 'Não foi possível salvar sua preferência. Tente novamente.';

/** Term accept failure without the server's words (S8.6, R41). */
export const termFailed = (idTermo: string): string => `Erro ao aceitar o termo com ID ${idTermo}`;
