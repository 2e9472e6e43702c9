const READING = ['GET', 'HEAD', 'OPTIONS']

/** Checks whether a method changes nothing. */
export const isReading = (method: string) => READING.includes(method)
