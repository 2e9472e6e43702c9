/**
 * Which toast a call ends in (section 8), as data beside the endpoint. One listener reads it; no component shows a toast.
 */

/** Say the `mensaje` of the server's answer. */
export const SERVER_MESSAGE = Symbol('mensaje del servidor')

interface Notice<Answer> {
  /** Said when the call succeeds; nothing when absent. */
  success?: string | typeof SERVER_MESSAGE
  /** What the success is about, shown beside the words: 'Bus 12'. */
  subject?(answer: Answer): string | undefined
  /** Whether the toast offers to undo it, on our own server. */
  undo?: boolean
  /**
   * Whether a failure is toasted. Without it a mutation's is and a query's is not: false where the screen itself shows the failure
   * (a banner beside the form), true for what is fetched to be handed out.
   */
  error?: boolean
}

type AnswerOf<Endpoint> = Endpoint extends { Types: { ResultType: infer Answer } } ? Answer : never

const notices: Record<string, Notice<unknown>> = {}

/** Declares the toasts of a noun's endpoints. */
export const declareNotices = <Endpoints extends object>(declared: {
  [Name in keyof Endpoints]?: Notice<AnswerOf<Endpoints[Name]>>
}) => Object.assign(notices, declared)

export const noticeOf = (endpoint: string): Notice<unknown> => notices[endpoint] ?? {}
