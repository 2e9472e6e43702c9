/** What webpack's `asset/resource` does: whoever imports a font gets the path of its file. */
module.exports = {
  process: (_source, file) => ({ code: `module.exports = ${JSON.stringify(file)}` }),
}
