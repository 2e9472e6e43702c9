/**
 * Which toast a call ends in (section 8), as data beside the endpoint. One listener reads it; no component shows a toast.
 */

/** Say the `mensaje` of the server's answer. */
export const SERVER_MESSAGE = Symbol('mensaje del servidor')

interface Notice<Answer> {
  /** Said when the call succeeds; nothing when absent. */
  success?: string | typeof SERVER_MESSAGE | ((answer: Answer) => string)
  /** Subject of the success, shown beside the words: 'Bus 12'. */
  subject?(answer: Answer): string | undefined
  /** Offers an undo in the toast, on our own server. */
  undo?: boolean
  /**
   * Toasts a failure, by default a mutation's and not a query's: false where the screen itself shows it (a banner beside the form), true
   * for data that is fetched to be handed out.
   */
  error?: boolean
}

type AnswerOf<Endpoint> = Endpoint extends { Types: { ResultType: infer Answer } } ? Answer : never

const notices: Record<string, Notice<unknown>> = {}

/** Declares the toasts of a noun's endpoints. */
export const declareNotices = <Endpoints extends object>(declared: {
  [Name in keyof Endpoints]?: Notice<AnswerOf<Endpoints[Name]>>
}) => Object.assign(notices, declared)

export const noticeOf = (endpoint: string) => notices[endpoint] ?? {}
