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

interface Answers {
  /** The change from which on this page may be out of date: of all answers, the one that reaches least far. */
  first: number | null
  /** The requests of this page's own writes: what they changed has been asked for again by their mutations. */
  writes: string[]
}

const initialState: Answers = { first: null, writes: [] }

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
      if (sequence !== null) answers.first = Math.min(answers.first ?? sequence, sequence)
      if (request !== null) answers.writes.push(request)
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectFirst: ({ first }) => first,
    selectIsOwn: ({ writes }, request: string | null) => request !== null && writes.includes(request),
  },
})

const { answerNoted } = answersSlice.actions
export const { selectFirst, selectIsOwn } = answersSlice.selectors

/** Last change that our own server's answer surely contains; null where it does not say. */
export function sequenceOf({ headers }: Response) {
  const value = isOwnServer() ? headers.get(CABECERA_SECUENCIA) : null
  return value === null ? null : Number(value)
}

/** Notes an answer, if it says something new. */
export const noteAnswer =
  (response: Response): ThunkAction<void, WithSlice<typeof answersSlice>, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const sequence = sequenceOf(response)
    const request = isOwnServer() ? response.headers.get(CABECERA_SOLICITUD) : null
    const reachesLess = sequence !== null && sequence < (selectFirst(getState()) ?? Infinity)
    if (reachesLess || request !== null) dispatch(answerNoted({ sequence, request }))
  }
