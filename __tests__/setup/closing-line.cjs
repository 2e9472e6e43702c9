/**
 * Ends every run with the line `N passed, N failed`. A file of tests that could not even start counts as one failed, and so does a
 * run that fails although its tests passed. It is written on the way out because jest prints its own summary after every reporter.
 */
module.exports = class ClosingLine {
  onRunComplete(_contexts, results) {
    process.once('exit', (code) => {
      const failed = results.numFailedTests + results.numRuntimeErrorTestSuites
      process.stdout.write(
        `${results.numPassedTests} passed, ${code === 0 ? failed : Math.max(failed, 1)} failed\n`,
      )
    })
  }
}
