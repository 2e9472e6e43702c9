/** Refusals of a record that is gone, or another by now: read after the first page. */
import { isOwnServer } from './baseUrl'
import { fieldsOf } from './errors'

/** The record as it is now, where our own server refused an edit of what a colleague has changed since it was seen. */
export function currentRecord(error: unknown) {
  const { status, data } = fieldsOf(error)
  const { actual } = fieldsOf(data)
  return status === 409 && isOwnServer() && typeof actual === 'object' && actual ? actual : undefined
}

export const isNotFound = (error: unknown) => fieldsOf(error).status === 404
