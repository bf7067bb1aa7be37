/** Terms check failure without the server's words (spec 8). */
export const TERMS_CHECK_FAILED = 'Erro ao verificar termos';
/** Preferences saved on the home page (spec 8). */
export const PREFERENCE_SAVED = 'Preferência salva com sucesso!!!';
/** Preferences not saved, without the server's words (spec 8 gives none for the home page). */
export const PREFERENCE_FAILED = 'Não foi possível salvar sua preferência. Tente novamente.';

/** Term accept failure without the server's words (spec 8, R41). */
export const termFailed = (idTermo: string): string => `Erro ao aceitar o termo com ID ${idTermo}`;
