/**
 * Testing Library's `act` for React's production build, which has none: what is done in it is drawn, its effects included, by the
 * time it returns; where it is awaited, what was begun then is given one turn of the event loop to be drawn as well.
 */
const { flushSync } = require('react-dom')

// Before a test takes the clock.
const { setTimeout } = globalThis
const turn = () => new Promise((resolve) => void setTimeout(resolve))

function act(callback) {
  let result
  flushSync(() => {
    result = callback()
  })
  if (typeof result?.then === 'function')
    return result.then(async (value) => {
      await turn()
      return value
    })
  return { then: (resolve, reject) => turn().then(() => resolve(result), reject) }
}

module.exports = {
  __esModule: true,
  default: act,
  getIsReactActEnvironment: () => globalThis.IS_REACT_ACT_ENVIRONMENT,
  setReactActEnvironment: (is) => void (globalThis.IS_REACT_ACT_ENVIRONMENT = is),
}
