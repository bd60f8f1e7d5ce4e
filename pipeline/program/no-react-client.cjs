/** Stands for react-dom/client in the bundled program, which never hydrates: that is the browser's part of the islands. */
module.exports = {};
