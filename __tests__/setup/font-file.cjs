/** Stand-in for webpack's `asset/resource`: an import of a font gives the path of its file. */
module.exports = {
  process: (_source, file) => ({ code: `module.exports = ${JSON.stringify(file)}` }),
}
