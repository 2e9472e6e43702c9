import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '../../api/client/rootReducer'
import type { FilaImportada, FilaJuzgada, Revision } from '../../contract/importaciones'
import type { Matching } from './matching'
import type { LeftOut, Messages } from './noun'

export type Accion = FilaImportada['accion'] | 'omitir'
/** State of a row beside the others and the stored records. */
export type Kind = FilaJuzgada['estado'] | LeftOut

type Step = 'archivo' | 'revisar'

/** Corrections, choices and answers for rows, each by its number in the file. */
export interface Marks {
  /** The texts that were corrected by hand. */
  corrections: Record<number, Record<string, string>>
  /** Choice of the person, and the kind of row that it is for. */
  choices: Record<number, { kind: Kind; accion: Accion }>
  /** The server's judgement. */
  judged: Record<number, FilaJuzgada>
  /** Action done with a stored row, which is final. */
  saved: Record<number, Accion>
}

/** A part that the server has judged. */
interface JudgedPart {
  asked: string
  answer: Revision
}

const NO_MARKS: Marks = { corrections: {}, choices: {}, judged: {}, saved: {} }

const initialState = {
  step: 'archivo' as Step,
  /** The mark of the import, which its parts and its undoing bear. */
  grupo: '',
  view: { sheet: 0, titles: 0 },
  matching: {} as Matching,
  /** Whether rows that the workbook hides are taken in. */
  conOcultas: false,
  /** Whether those that are there already are corrected, and those that may be stored already are created. */
  corregirlas: false,
  crearlas: false,
  marks: NO_MARKS,
  /** How often the rows have changed, and as of which change the server has judged them: all of them, before any is stored. */
  changes: 0,
  judgedAt: -1,
  /** Parts in which the rows were judged, each as it was asked for: one that would be asked the same is not asked again. */
  parts: [] as readonly JudgedPart[],
  /** Totals of what would be stored. */
  resumen: null as Revision['resumen'] | null,
  /** Whether what is refused is left out. */
  soloBuenas: false,
  /** Whether days before today go to the till of today. */
  enCaja: false,
  /** Whether rows are being read or stored. */
  busy: false,
  /** Failure of the last such work. */
  failure: null as string | null,
}
type ImportState = typeof initialState
export type ImportChange = Partial<Omit<ImportState, 'grupo' | 'view' | 'matching' | 'marks' | 'changes'>>

/** An import of one file, while its dialog is open. Its rows are the dialog's own. */
const slice = createSlice({
  name: 'importacion',
  initialState,
  reducers: {
    fileRead: (_former, { payload }: PayloadAction<Pick<ImportState, 'grupo' | 'view' | 'matching'>>) => ({
      ...initialState,
      ...payload,
    }),
    columnChosen: (state, { payload }: PayloadAction<Matching>) => {
      state.matching = { ...state.matching, ...payload }
      for (const name of Object.keys(payload)) {
        for (const corrected of Object.values(state.marks.corrections)) delete corrected[name]
      }
      state.marks = { ...state.marks, judged: {} }
    },
    /** Another step, or how the server's work goes. */
    importChanged: (state, { payload }: PayloadAction<ImportChange>) => ({ ...state, ...payload }),
    /** Has the rows judged: something of them is another by now. */
    rowsChanged: (state, { payload }: PayloadAction<ImportChange>) => ({
      ...state,
      ...payload,
      failure: null,
      changes: state.changes + 1,
    }),
    rowCorrected: (state, { payload: { id, texts } }: PayloadAction<{ id: number; texts: Messages }>) => {
      const { corrections, judged } = state.marks
      corrections[id] = { ...corrections[id], ...texts }
      delete judged[id]
      state.changes += 1
    },
    actionChosen: (
      state,
      { payload: { id, ...choice } }: PayloadAction<{ id: number; kind: Kind; accion: Accion }>,
    ) => {
      state.marks.choices[id] = choice
      state.changes += 1
    },
    rowsJudged: (
      state,
      {
        payload: { judged, ...answered },
      }: PayloadAction<Pick<Marks, 'judged'> & Pick<ImportState, 'judgedAt' | 'parts' | 'resumen'>>,
    ) => ({ ...state, ...answered, marks: { ...state.marks, judged: { ...state.marks.judged, ...judged } } }),
    partStored: ({ marks }, { payload }: PayloadAction<readonly FilaImportada[]>) => {
      for (const { linea = 0, accion } of payload) marks.saved[linea] = accion
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
  rowsChanged,
  rowCorrected,
  actionChosen,
  rowsJudged,
  partStored,
  importClosed,
} = slice.actions
export const { selectSlice: selectImport } = slice.injectInto(rootReducer)
