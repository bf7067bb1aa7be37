import { createContext } from 'react';

/** The deployment's colour (`brand.primaryColor`) for MUI; null: the default. */
export const BrandColorContext = createContext<string | null>(null);
