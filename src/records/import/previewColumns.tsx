import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { gridStringOrNumberComparator, type GridColDef } from '@mui/x-data-grid'
import { paletteOf } from '../../ui/style/palette'
import { readCell, writtenCell } from '../fileRows/cells'
import { CONDUCTOR } from '../fileRows/fields'
import type { ImportField, ImportNoun } from '../fileRows/noun'
import type { ImportRow } from '../fileRows/rows'
import { ACTION_NAMES, choicesOf, isDoubtful, stateOf } from '../fileRows/kinds'

/** Sign under a cell's text. */
const SMALL = { variant: 'caption', component: 'div' } as const
/** As the form's warnings look. */
const Warning = styled('div')(({ theme }) => ({
  paddingLeft: theme.spacing(1),
  borderLeft: `3px solid ${paletteOf(theme).fila.pendienteMarca}`,
  fontSize: '0.75rem',
  textAlign: 'left',
  whiteSpace: 'pre-line',
}))

/** More letters of a row's state are a sentence. */
const LONG = 20

/** A column's least width: of a sentence, or of its values. */
const widthOf = (isSaid: boolean, kind: ImportField['kind']) => (isSaid ? 136 : kind === 'text' ? 120 : 84)

/** The columns of the preview: what a row is, what is done with it, and the fields that the file has or some row lacks. */
export function previewColumns(
  noun: ImportNoun,
  rows: readonly ImportRow[],
  isNarrow: boolean,
): GridColDef<ImportRow>[] {
  const said = new Set(rows.flatMap(({ messages, doubts }) => [messages, doubts].flatMap(Object.keys)))
  const isWide = said.has('') || rows.some((row) => stateOf(row).length > LONG)
  const present = noun.fields.filter(
    ({ name, optional }) =>
      !optional ||
      said.has(name) ||
      name in (rows[0]?.texts ?? {}) ||
      (name === CONDUCTOR.name && rows.some(({ conductor }) => conductor)),
  )
  const remarkOf = (row: ImportRow, name: string) => {
    const message = row.messages[name]
    const warning = isDoubtful(row) && row.doubts[name]
    return message ? (
      <Typography {...SMALL} color="error">
        {message}
      </Typography>
    ) : (
      warning && <Warning>{warning}</Warning>
    )
  }
  const ofRow: GridColDef<ImportRow>[] = [
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
      // A message on a row as a whole is a sentence.
      width: isWide ? 260 : 108,
      valueGetter: (_value, row) => stateOf(row),
      renderCell: ({ value, row }) => (
        <>
          {value}
          {remarkOf(row, '')}
        </>
      ),
    },
  ]
  const ofFields = present.map((field): GridColDef<ImportRow> => {
    const { name, title, kind, optional } = field
    const align = kind === 'number' ? 'right' : 'left'
    const written = ({ texts }: ImportRow) => writtenCell(texts[name] ?? '', field)
    return {
      field: `campo.${name}`,
      headerName: optional ? title : `${title} *`,
      flex: 1,
      minWidth: widthOf(said.has(name), kind),
      editable: true,
      align,
      headerAlign: align,
      sortComparator: (a: string, b: string, one, other) =>
        gridStringOrNumberComparator(readCell(a, field), readCell(b, field), one, other),
      valueGetter: (_value, row) => written(row),
      valueSetter: (value: string, row) =>
        value === written(row) ? row : { ...row, texts: { ...row.texts, [name]: value } },
      renderCell: ({ row }) => {
        const text = written(row)
        if (row.accion === 'omitir') return text
        const { documento, nombre } = (name === CONDUCTOR.name && row.conductor) || {}
        return (
          <>
            {text}
            {documento && (
              <Typography {...SMALL} color="textSecondary">
                {`${text ? 'Es' : 'Se propone'} ${documento} · ${nombre}`}
              </Typography>
            )}
            {remarkOf(row, name)}
          </>
        )
      },
    }
  })
  const number = { field: 'id', headerName: 'Fila', width: 56, type: 'number' } as const
  // A phone shows what is wrong in the first fields without scrolling.
  return isNarrow && !said.has('') ? [number, ...ofFields, ...ofRow] : [number, ...ofRow, ...ofFields]
}
