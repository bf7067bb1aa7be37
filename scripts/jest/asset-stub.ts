/** The import of a style sheet, picture or font: a dummy address. */
export default 'asset-stub';
