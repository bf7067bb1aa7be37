/** What the theme adds to MUI's palette. */
export interface SurfacePalette {
  /** A calm band below the page's level: wells, tracks, skeletons. */
  sunken: string;
  /** A layer above cards: menus, toasts, dialogs. */
  raised: string;
  /** The outline of what can be filled in or pressed; at least 3:1. */
  line: string;
  shadow: string;
  /** The brand's own colour at full strength in both schemes: the mark, a hero. `onBrand` is readable on it. */
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
    /** Corn yellow: marks and highlights, never text on a page. */
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
