/** Stands for `playwright-core` in a test: the one that its worker has loaded, once for all files. */
module.exports = globalThis.playwrightOfWorker
