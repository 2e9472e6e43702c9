/** Lets the page draw and answer keys in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
