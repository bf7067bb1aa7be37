/** Additions to MUI's palette. */
export interface SurfacePalette {
  /** Below the page's level: wells, tracks, skeletons. */
  sunken: string;
  /** Above cards: menus, toasts, dialogs. */
  raised: string;
  /** The border of fields and controls; at least 3:1. */
  line: string;
  shadow: string;
  /** The brand's full colour in both schemes; `onBrand` is readable on it. */
  brand: string;
  onBrand: string;
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface ColorSchemeOverrides {
    contrast: true;
  }
  interface Palette {
    /** Corn yellow: badges and highlights, never text on a page. */
    accent: Palette['primary'];
    surface: SurfacePalette;
  }
  interface PaletteOptions {
    accent?: PaletteOptions['primary'];
    surface?: SurfacePalette;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    accent: true;
  }
}

declare module '@mui/material/Badge' {
  interface BadgePropsColorOverrides {
    accent: true;
  }
}

declare module '@mui/material/Alert' {
  interface AlertPropsVariantOverrides {
    toast: true;
  }
}
