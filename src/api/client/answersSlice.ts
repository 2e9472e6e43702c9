import {
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit'
import { CABECERA_SECUENCIA, CABECERA_SOLICITUD } from '../../contract/cabeceras'
import { signedOut } from '../../session/sessionSlice'
import { isOwnServer } from './baseUrl'
import { setClock } from './today'

interface Answers {
  /** The last change that this page surely shows, or has heard of: of all answers since, the one that reaches least far. */
  heard: number | null
  /** The requests of this page's own writes: what they changed has been asked for again by their mutations. */
  writes: string[]
}

const initialState: Answers = { heard: null, writes: [] }

/** Place of our own server's answers in the sequence of changes. */
export const answersSlice = createSlice({
  name: 'respuestas',
  initialState,
  reducers: {
    answerNoted: (
      answers,
      { payload }: PayloadAction<{ sequence: number | null; request: string | null }>,
    ) => {
      const { sequence, request } = payload
      if (sequence !== null) answers.heard = Math.min(answers.heard ?? sequence, sequence)
      if (request !== null) answers.writes.push(request)
    },
    /** Leaves a number as it is that an older answer has lowered meanwhile: what it lacks is told again. */
    caughtUp: (answers, { payload: { from, to } }: PayloadAction<{ from: number | null; to: number }>) => {
      if (answers.heard === from) answers.heard = to
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectHeard: ({ heard }) => heard,
    selectIsOwn: ({ writes }, request: string | null) => request !== null && writes.includes(request),
  },
})

export const { answerNoted, caughtUp } = answersSlice.actions
export const { selectHeard, selectIsOwn } = answersSlice.selectors

/** Last change that our own server's answer surely contains; null where it does not say. */
export function sequenceOf({ headers }: Response) {
  const value = isOwnServer() ? headers.get(CABECERA_SECUENCIA) : null
  return value === null ? null : Number(value)
}

/** Notes an answer, if it says something new, and what time it is. */
export const noteAnswer =
  (response: Response): ThunkAction<void, WithSlice<typeof answersSlice>, unknown, UnknownAction> =>
  (dispatch, getState) => {
    if (isOwnServer()) setClock(response.headers.get('date'))
    const sequence = sequenceOf(response)
    const request = isOwnServer() ? response.headers.get(CABECERA_SOLICITUD) : null
    const reachesLess = sequence !== null && sequence < (selectHeard(getState()) ?? Infinity)
    if (reachesLess || request !== null) dispatch(answerNoted({ sequence, request }))
  }
