import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { gridStringOrNumberComparator, type GridColDef } from '@mui/x-data-grid'
import type { KeyboardEvent } from 'react'
import type { AppDispatch } from '../../api/client/rootReducer'
import { CORREGIBLES } from '../../contract/importables'
import { paletteOf } from '../../ui/style/palette'
import { today } from '../../api/client/today'
import { readCell, writtenCell } from '../fileRows/cells'
import { rowCorrected, type Accion, type Kind } from '../fileRows/importSlice'
import { nearest, unknownIn } from '../fileRows/known'
import type { ImportField, ImportNoun, LeftOut, Messages } from '../fileRows/noun'
import type { ImportRow } from '../fileRows/rows'
import type { Import } from './useSending'

const Message = styled('div')(({ theme }) => ({ color: paletteOf(theme).error.main, fontSize: '0.75rem' }))
/** What stands for a text that says it in another way. */
const Resolved = styled('div')(({ theme }) => ({
  color: paletteOf(theme).text.secondary,
  fontSize: '0.75rem',
}))
/** As the form's warnings look. */
const Warning = styled('div')(({ theme }) => ({
  paddingLeft: theme.spacing(1),
  borderLeft: `3px solid ${paletteOf(theme).fila.pendienteMarca}`,
  fontSize: '0.75rem',
  textAlign: 'left',
}))

export const ACTION_NAMES: Record<Accion, string> = { crear: 'Crear', corregir: 'Corregir', omitir: 'Omitir' }

/** What may be done with a row, by what it is. */
export const choicesOf = (kind: Kind | undefined, { noun }: ImportNoun): Accion[] => {
  if (!kind) return ['crear', 'corregir', 'omitir']
  if (kind === 'repetida' || kind in LEFT_OUT) return ['omitir']
  if (kind === 'existe') return CORREGIBLES.includes(noun) ? ['corregir', 'omitir'] : ['omitir']
  return ['crear', 'omitir']
}

/** What is said of a row that is left out whatever its cells say. */
export const LEFT_OUT: Readonly<Record<LeftOut, string>> = {
  oculta: 'Fila oculta: queda por fuera',
  total: 'Fila de totales: queda por fuera',
  ligada: 'Es de una liquidación, con la que se importa: queda por fuera',
  sensor: 'Solo tiene el sensor: queda por fuera',
}

const stateOf = ({ kind, repeats, repeated, saved }: ImportRow) => {
  if (saved) return 'Guardada'
  if (repeated !== undefined) return repeated
  if (kind === 'nueva') return 'Nueva'
  if (kind === 'existe') return 'Ya existe'
  if (kind in LEFT_OUT) return LEFT_OUT[kind as LeftOut]
  return kind === 'repetida' ? `Repite la fila ${repeats}` : `¿Igual a la fila ${repeats}?`
}

/** By these keys the grid would begin to edit the cell. */
const keepFromGrid = (event: KeyboardEvent) => {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation()
}

/** A column's least width: of a sentence, or of its values. */
const widthOf = (isSaid: boolean, type: ImportField['type']) => (isSaid ? 136 : type === 'texto' ? 120 : 84)

/** The columns of the preview: what a row is, what is done with it, and the fields that the file has or some row lacks. */
export function previewColumns(
  { noun, rows, known }: Pick<Import, 'noun' | 'rows' | 'known'>,
  warnings: ReadonlyMap<number, Messages>,
  isNarrow: boolean,
  dispatch: AppDispatch,
): GridColDef<ImportRow>[] {
  const wrong = new Set(rows.flatMap(({ messages }) => Object.keys(messages)))
  const said = new Set([...wrong, ...[...warnings.values()].flatMap((texts) => Object.keys(texts))])
  const saysMuch =
    wrong.has('') || rows.some(({ repeated, kind }) => repeated !== undefined || kind in LEFT_OUT)
  const present = noun.fields.filter(
    ({ name, optional }) => !optional || wrong.has(name) || name in (rows[0]?.texts ?? {}),
  )
  const ofRow: GridColDef<ImportRow>[] = [
    {
      field: 'accion',
      headerName: 'Acción',
      type: 'singleSelect',
      width: 92,
      editable: true,
      valueOptions: ({ row }: { row?: ImportRow }) =>
        choicesOf(row?.kind, noun).map((value) => ({ value, label: ACTION_NAMES[value] })),
    },
    {
      field: 'kind',
      headerName: 'Estado',
      // What is said of a row as a whole is a sentence.
      width: saysMuch ? 260 : 108,
      valueGetter: (_value, row) => stateOf(row),
      renderCell: ({ value, row: { messages, notes } }) => (
        <>
          {value}
          {messages[''] && <Message>{messages['']}</Message>}
          {notes[''] && <Warning>{notes['']}</Warning>}
        </>
      ),
    },
  ]
  // What has no day is of today.
  const dayOf = ({ datos: { fecha } }: ImportRow) => (typeof fecha === 'string' ? fecha : today())
  const ofFields = present.map((field): GridColDef<ImportRow> => {
    const { name, title, type, optional } = field
    const align = type === 'entero' ? 'right' : 'left'
    const written = ({ texts }: ImportRow) => writtenCell(texts[name] ?? '', field)
    return {
      field: `campo.${name}`,
      headerName: optional ? title : `${title} *`,
      flex: 1,
      minWidth: widthOf(said.has(name), type),
      editable: true,
      align,
      headerAlign: align,
      sortComparator: (a: string, b: string, one, other) =>
        gridStringOrNumberComparator(readCell(a, field), readCell(b, field), one, other),
      valueGetter: (_value, row) => written(row),
      valueSetter: (value: string, row) =>
        value === written(row) ? row : { ...row, texts: { ...row.texts, [name]: value } },
      renderCell: ({ row, field: column, tabIndex, api }) => {
        const text = written(row)
        if (row.accion === 'omitir') return text
        const message = row.messages[name]
        const warning = warnings.get(row.id)?.[name]
        const names = unknownIn(row.datos, known)[name] && known[name]
        return (
          <>
            {text}
            {row.resolved[name] && (
              <Resolved>
                {`${text ? 'Es' : 'Se propone'} ${row.resolved[name]} · ${known[name]?.get(row.resolved[name])?.name ?? ''}`}
              </Resolved>
            )}
            {message ? <Message>{message}</Message> : warning && <Warning>{warning}</Warning>}
            {names &&
              nearest(text, names, dayOf(row)).map(([key, offered]) => (
                <Link
                  key={key}
                  component="button"
                  variant="caption"
                  tabIndex={tabIndex}
                  onKeyDown={keepFromGrid}
                  onClick={() => {
                    dispatch(rowCorrected({ id: row.id, texts: { [name]: key } }))
                    // The button goes.
                    api.setCellFocus(row.id, column)
                  }}
                  sx={{ display: 'block', py: 0.5, textAlign: 'left' }}
                >
                  {`Usar ${key} · ${offered}`}
                </Link>
              ))}
          </>
        )
      },
    }
  })
  const number = { field: 'id', headerName: 'Fila', width: 56, type: 'number' } as const
  // A phone shows what is wrong in the first fields without scrolling.
  return isNarrow && !saysMuch ? [number, ...ofFields, ...ofRow] : [number, ...ofRow, ...ofFields]
}
