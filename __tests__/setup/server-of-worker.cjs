/** Stands for `server/realApp.ts` in a test: the one that its worker has loaded, once for all files. */
module.exports = globalThis.serverOfWorker
