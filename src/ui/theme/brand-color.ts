import { createContext } from 'react';

/** The deployment's own colour (`brand.primaryColor` of `config.json`), for the parts that are made of MUI; null: the house's. */
export const BrandColorContext = createContext<string | null>(null);
