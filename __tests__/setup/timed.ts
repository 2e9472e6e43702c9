declare global {
  /** Preparations of a run before its first test, with their seconds. */
  var testPreparations: Record<string, number> | undefined
}

/** Does it and remembers how long it took, for the report at the end of the run. */
export async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now()
  try {
    return await work()
  } finally {
    globalThis.testPreparations = {
      ...globalThis.testPreparations,
      [name]: (performance.now() - begun) / 1000,
    }
  }
}
