/** Stands for `server/realApp.ts` in a page's test: the one that the test's environment has loaded for its worker. */
module.exports = globalThis.serverOfPage
