/** Replaces react-dom/client in the bundled program, which never hydrates: only the islands in the browser do. */
module.exports = {};
