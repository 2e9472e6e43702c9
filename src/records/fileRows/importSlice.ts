import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '../../api/client/rootReducer'
import type { FilaImportada, ParteGuardada } from '../../contract/importaciones'
import type { Matching } from './matching'
import type { Messages } from './noun'

export type Accion = FilaImportada['accion'] | 'omitir'
/** What a row is beside the others and what is stored. */
export type Kind = 'nueva' | 'existe' | 'repetida' | 'posible'

export type Step = 'leer' | 'columnas' | 'revisar' | 'confirmar' | 'resultado'

/** What was corrected, chosen and answered of rows, each by its number in the file. */
export interface Marks {
  /** The texts that were corrected by hand. */
  corrections: Record<number, Messages>
  /** What the person chose to do, and with what kind of row. */
  choices: Record<number, { kind: Kind; accion: Accion }>
  /** Why the server refused it. */
  refused: Record<number, Messages>
  /** What the server says of one that seems to be stored already. */
  repeated: Record<number, string>
  /** Whether it is stored, which is final. */
  saved: Record<number, true>
}

const NO_MARKS: Marks = { corrections: {}, choices: {}, refused: {}, repeated: {}, saved: {} }

const initialState = {
  step: 'leer' as Step,
  /** The mark of the import, which its parts and its undoing bear. */
  grupo: '',
  matching: {} as Matching,
  marks: NO_MARKS,
  /** Whether what is refused is left out. */
  soloBuenas: false,
  /** Whether days before today go to the till of today. */
  enCaja: false,
  /** Whether the server is judging, storing or undoing. */
  busy: false,
  /** What is said of the last such work. */
  failure: null as string | null,
  creadas: 0,
  corregidas: 0,
  /** Rows that the server has acknowledged, those that it left out included. */
  told: 0,
}
type ImportState = typeof initialState

/** What is said of work, and the step that it leads to. */
export type WorkResult = Partial<Pick<ImportState, 'failure' | 'step'>>

/** An import of one file, while its dialog is open. Its rows are the dialog's own. */
const slice = createSlice({
  name: 'importacion',
  initialState,
  reducers: {
    fileRead: (_former, { payload }: PayloadAction<Pick<ImportState, 'grupo' | 'matching'>>) => ({
      ...initialState,
      ...payload,
      step: 'columnas' as const,
    }),
    columnChosen: (state, { payload }: PayloadAction<Matching>) => {
      state.matching = { ...state.matching, ...payload }
      state.marks.refused = {}
      state.marks.repeated = {}
    },
    stepped: (state, { payload }: PayloadAction<Step>) => {
      state.step = payload
    },
    optionSet: (state, { payload }: PayloadAction<Partial<Pick<ImportState, 'soloBuenas' | 'enCaja'>>>) => ({
      ...state,
      ...payload,
    }),
    rowCorrected: ({ marks }, { payload: { id, texts } }: PayloadAction<{ id: number; texts: Messages }>) => {
      marks.corrections[id] = { ...marks.corrections[id], ...texts }
      delete marks.refused[id]
      delete marks.repeated[id]
    },
    /** What the server refused for the one action it may accept for the other. */
    actionChosen: (
      { marks },
      { payload: { ids, ...choice } }: PayloadAction<{ ids: readonly number[]; kind: Kind; accion: Accion }>,
    ) => {
      for (const id of ids) {
        marks.choices[id] = choice
        delete marks.refused[id]
      }
    },
    workBegun: (state) => {
      state.busy = true
      state.failure = null
    },
    workEnded: (state, { payload }: PayloadAction<WorkResult>) => ({ ...state, busy: false, ...payload }),
    /** Rows that seem to be stored already are left out until the person chooses otherwise. */
    rowsJudged: (
      { marks },
      {
        payload: { refused, repeated },
      }: PayloadAction<{ refused: Marks['refused']; repeated: readonly number[] }>,
    ) => {
      marks.refused = { ...refused }
      for (const id of repeated) {
        marks.repeated[id] = refused[id]?.[''] ?? ''
        delete marks.refused[id]
        delete marks.choices[id]
      }
    },
    /** `ids` are of the rows that are settled: none where the part is refused as a whole. */
    partAnswered: (
      state,
      { payload }: PayloadAction<{ ids: readonly number[]; refused: Marks['refused'] } & ParteGuardada>,
    ) => {
      const { marks } = state
      const { ids, refused, creadas, corregidas } = payload
      Object.assign(marks.refused, refused)
      for (const id of ids) if (!refused[id]) marks.saved[id] = true
      state.creadas += creadas
      state.corregidas += corregidas
      state.told += ids.length
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
  stepped,
  optionSet,
  rowCorrected,
  actionChosen,
  workBegun,
  workEnded,
  rowsJudged,
  partAnswered,
  importClosed,
} = slice.actions
export const { selectSlice: selectImport } = slice.injectInto(rootReducer)
