/** Stands in for node:child_process in commander, which asks for it as it loads and so opens a tenth of Node's own library. */
module.exports = new Proxy({}, { get: (_, name) => require('node:child_process')[name] });
