/** What an import of a style sheet, picture or font gives under Jest: an address that leads nowhere. */
export default 'asset-stub';
