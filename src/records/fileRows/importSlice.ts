import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '../../api/client/rootReducer'
import type { FilaImportada } from '../../contract/importaciones'
import type { Matching } from './matching'
import type { LeftOut, Messages } from './noun'

export type Accion = FilaImportada['accion'] | 'omitir'
/** State of a row beside the others and the stored records. */
export type Kind = 'nueva' | 'existe' | 'repetida' | 'posible' | LeftOut

export type Step = 'leer' | 'columnas' | 'revisar' | 'confirmar' | 'resultado'

/** Corrections, choices and answers for rows, each by its number in the file. */
export interface Marks {
  /** The texts that were corrected by hand. */
  corrections: Record<number, Record<string, string>>
  /** Choice of the person, and the kind of row that it is for. */
  choices: Record<number, { kind: Kind; accion: Accion }>
  /** Why the server refused it. */
  refused: Record<number, Messages>
  /** The server's words on a row that it accepts. */
  doubts: Record<number, Messages>
  /** The server's words on a row that seems to be stored already. */
  repeated: Record<number, string>
  /** Action done with a stored row, which is final. */
  saved: Record<number, Accion>
}

const NO_MARKS: Marks = { corrections: {}, choices: {}, refused: {}, doubts: {}, repeated: {}, saved: {} }

const initialState = {
  step: 'leer' as Step,
  /** The mark of the import, which its parts and its undoing bear. */
  grupo: '',
  view: { sheet: 0, titles: 0 },
  matching: {} as Matching,
  /** Answers of the person for columns of days that can be read in two ways: whether the month comes first. */
  monthFirst: {} as Record<string, boolean>,
  /** Whether rows that the workbook hides are taken in. */
  conOcultas: false,
  marks: NO_MARKS,
  /** Whether what is refused is left out. */
  soloBuenas: false,
  /** Whether days before today go to the till of today. */
  enCaja: false,
  /** Whether the server is judging, storing or undoing. */
  busy: false,
  /** Failure of the last such work. */
  failure: null as string | null,
}
type ImportState = typeof initialState
export type ImportChange = Partial<Omit<ImportState, 'grupo' | 'view' | 'matching' | 'marks'>>

/** An import of one file, while its dialog is open. Its rows are the dialog's own. */
const slice = createSlice({
  name: 'importacion',
  initialState,
  reducers: {
    fileRead: (_former, { payload }: PayloadAction<Pick<ImportState, 'grupo' | 'view' | 'matching'>>) => ({
      ...initialState,
      ...payload,
      step: 'columnas' as const,
    }),
    columnChosen: (state, { payload }: PayloadAction<Matching>) => {
      state.matching = { ...state.matching, ...payload }
      for (const name of Object.keys(payload)) {
        delete state.monthFirst[name]
        for (const corrected of Object.values(state.marks.corrections)) delete corrected[name]
      }
      Object.assign(state.marks, { refused: {}, doubts: {}, repeated: {} })
    },
    /** Another step, an option, or how the server's work goes. */
    importChanged: (state, { payload }: PayloadAction<ImportChange>) => ({ ...state, ...payload }),
    rowCorrected: ({ marks }, { payload: { id, texts } }: PayloadAction<{ id: number; texts: Messages }>) => {
      marks.corrections[id] = { ...marks.corrections[id], ...texts }
      delete marks.refused[id]
      delete marks.doubts[id]
      delete marks.repeated[id]
    },
    /** A row that the server refused for the one action may be accepted for the other. */
    actionChosen: (
      { marks },
      { payload: { ids, ...choice } }: PayloadAction<{ ids: readonly number[]; kind: Kind; accion: Accion }>,
    ) => {
      for (const id of ids) {
        marks.choices[id] = choice
        delete marks.refused[id]
      }
    },
    /** Rows that seem to be stored already are left out until the person chooses otherwise. */
    rowsJudged: (
      { marks },
      {
        payload: { refused, doubts, repeated },
      }: PayloadAction<Pick<Marks, 'refused' | 'doubts'> & { repeated: readonly number[] }>,
    ) => {
      // A copy: an assigned object is changed as it is, and the action belongs to who sent it.
      marks.refused = { ...refused }
      marks.doubts = doubts
      for (const id of repeated) {
        marks.repeated[id] = refused[id]?.[''] ?? ''
        delete marks.refused[id]
        delete marks.choices[id]
      }
    },
    partAnswered: ({ marks }, { payload }: PayloadAction<Pick<Marks, 'saved' | 'refused'>>) => {
      Object.assign(marks.refused, payload.refused)
      Object.assign(marks.saved, payload.saved)
    },
    importClosed: () => initialState,
  },
})

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    importacion: ImportState
  }
}

export const {
  fileRead,
  columnChosen,
  importChanged,
  rowCorrected,
  actionChosen,
  rowsJudged,
  partAnswered,
  importClosed,
} = slice.actions
export const { selectSlice: selectImport } = slice.injectInto(rootReducer)
