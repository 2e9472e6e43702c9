/**
 * Testing Library's `act` for React's production build, which has none: what is done in it is drawn, its effects included, by the
 * time it returns; where it is awaited, so is all that was begun then.
 */
const { flushSync } = require('react-dom')
const { unstable_IdlePriority: IDLE, unstable_scheduleCallback: schedule } = require('scheduler')

/** Resolves once React has nothing left to draw: its own scheduler comes to what is idle last. */
const drawn = () => new Promise((resolve) => void schedule(IDLE, () => resolve()))

function act(callback) {
  let result
  flushSync(() => {
    result = callback()
  })
  if (typeof result?.then === 'function')
    return result.then(async (value) => {
      await drawn()
      return value
    })
  return { then: (resolve, reject) => drawn().then(() => resolve(result), reject) }
}

module.exports = {
  __esModule: true,
  default: act,
  getIsReactActEnvironment: () => globalThis.IS_REACT_ACT_ENVIRONMENT,
  setReactActEnvironment: (is) => void (globalThis.IS_REACT_ACT_ENVIRONMENT = is),
}
