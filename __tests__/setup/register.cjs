/** For commands that run TypeScript as it is: `node -r ./__tests__/setup/register.cjs`. A font is imported as the path of its file. */
require('esbuild-register')

require.extensions['.ttf'] = (module, file) => {
  module.exports = file
}
