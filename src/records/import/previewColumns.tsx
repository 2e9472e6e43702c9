import Typography from '@mui/material/Typography'
import type { GridColDef } from '@mui/x-data-grid'
import { readCell, writtenCell } from '../fileRows/cells'
import { ACTION_NAMES, choicesOf, isDoubtful, stateOf } from '../fileRows/kinds'
import type { ImportField, ImportNoun, Messages } from '../fileRows/noun'
import { isWrong, type ImportRow } from '../fileRows/rows'

/** Marks a cell that is refused. */
export const REFUSED = 'rechazada'

const SMALL = { variant: 'caption', component: 'div', sx: { whiteSpace: 'pre-line' } } as const

interface RemarkProps {
  fields: readonly ImportField[]
  said: Messages
  color: 'error' | 'textSecondary'
}

/** Lines on a row, each under the title of its field. */
const Remarks = ({ fields, said, color }: RemarkProps) =>
  Object.entries(said).map(([name, text]) => (
    <Typography key={name} {...SMALL} color={color}>
      <b>{fields.find((field) => field.name === name)?.title}</b> {text}
    </Typography>
  ))

/** The columns of the preview: what is done with a row and what is said of it, and the fields that the file has or some row lacks. */
export function previewColumns(noun: ImportNoun, rows: readonly ImportRow[]): GridColDef<ImportRow>[] {
  const { fields } = noun
  const present = fields.filter(
    ({ name, optional }) =>
      !optional || rows.some((row) => [row.texts, row.messages, row.doubts].some((said) => name in said)),
  )
  return [
    { field: 'id', headerName: 'Fila', width: 56, type: 'number' },
    {
      field: 'accion',
      headerName: 'Acción',
      type: 'singleSelect',
      width: 92,
      editable: true,
      valueOptions: ({ row }: { row?: ImportRow }) =>
        choicesOf(row?.kind ?? 'nueva', noun).map((value) => ({ value, label: ACTION_NAMES[value] })),
    },
    {
      field: 'kind',
      headerName: 'Estado',
      flex: 4,
      minWidth: 200,
      valueGetter: (_value, row) => stateOf(row),
      renderCell: ({ value, row }) => (
        <>
          {isWrong(row) ? <Remarks fields={fields} said={row.messages} color="error" /> : value}
          {isDoubtful(row) && <Remarks fields={fields} said={row.doubts} color="textSecondary" />}
          {row.conductor && (
            <Typography {...SMALL} color="textSecondary">
              {`${row.texts.conductorDocumento?.trim() ? 'Es' : 'Se propone'} ${row.conductor.documento} · ${row.conductor.nombre}`}
            </Typography>
          )}
        </>
      ),
    },
    ...present.map((field): GridColDef<ImportRow> => {
      const { name, title, kind, optional } = field
      const align = kind === 'number' ? 'right' : 'left'
      return {
        field: `campo.${name}`,
        headerName: optional ? title : `${title} *`,
        flex: 1,
        minWidth: kind === 'text' ? 120 : 88,
        editable: true,
        align,
        headerAlign: align,
        cellClassName: ({ row }) => (isWrong(row) && name in row.messages ? REFUSED : ''),
        valueGetter: (_value, { texts }) => readCell(texts[name] ?? '', field),
        valueFormatter: (_value, { texts }) => writtenCell(texts[name] ?? '', field),
        valueSetter: (value: unknown, row) => ({ ...row, texts: { ...row.texts, [name]: String(value) } }),
      }
    }),
  ]
}
