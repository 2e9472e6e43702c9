/**
 * Runs the longest files first, so that none of them ends the run alone: a fresh clone has no timings of its own, and jest would go
 * by the size of the files. `durations.json` holds what they took once, in seconds; what it does not know goes first.
 */
const path = require('node:path')
const { default: Sequencer } = require('@jest/test-sequencer')
const durations = require('./durations.json')

const ROOT = path.resolve(__dirname, '../..')

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const secondsOf = ({ path: file }) => durations[path.relative(ROOT, file)] ?? Infinity
    return [...tests].sort((a, b) => secondsOf(b) - secondsOf(a) || a.path.localeCompare(b.path))
  }
}
