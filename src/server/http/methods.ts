const READING = ['GET', 'HEAD', 'OPTIONS']

/** Whether calls of this method change nothing. */
export const isReading = (method: string) => READING.includes(method)
