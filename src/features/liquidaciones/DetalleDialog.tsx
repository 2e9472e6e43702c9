import PrintIcon from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { pesos } from '../../ui/texts/formats'
import { paperStyles } from '../../ui/dialogs/paper'
import { ReadOnlyList, type Datum } from '../../ui/dialogs/ReadOnlyList'
import { LIQUIDACIONES } from '../../records/nouns/liquidaciones'
import { dataOf } from '../../records/nouns/noun'
import { HistorialButton } from '../../records/historial/HistorialButton'
import { ComparisonTable } from './ComparisonTable'
import { DIALOG_SIZE } from './dialogWidth'
import { GastosTable } from './GastosTable'
import { WithDetalle, type DetalleDialogProps } from './WithDetalle'

// Leaves only the dialog's content in print.
const ON_PAPER = {
  '@media print': {
    '#root': { display: 'none' },
    '.MuiDialog-container': { height: 'auto !important', display: 'block !important' },
    '.MuiDialog-paper': {
      maxHeight: 'none !important',
      width: '100% !important',
      maxWidth: 'none !important',
    },
    '.MuiDialogActions-root, .MuiBackdrop-root': { display: 'none !important' },
    '.MuiDialog-root': { position: 'static !important' },
  },
}

const CONTENT = {
  pt: 0,
  display: 'grid',
  gap: 2.5,
  gridAutoRows: 'max-content',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Four columns, of which a name or a comment takes two.
  '& dl > :nth-of-type(3)': { gridColumn: { sm: 'span 2' } },
  '& table': { tableLayout: { sm: 'fixed' } },
  // On a phone a value stands at the right of its label, and is not broken.
  '@media (max-width: 599.95px)': {
    '& dl': { gridTemplateColumns: '1fr' },
    '& dl > div': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', columnGap: 2 },
    '& dd': { textAlign: 'right' },
  },
  '& .MuiTableCell-root': { borderColor: 'divider', px: { xs: 0.75, sm: 2 } },
  '& [aria-label^="Sensor"] tr:nth-of-type(2) > *': { fontWeight: 600 },
  // Align the tables' edges with the other content.
  '& th:first-of-type': { pl: 0 },
  '& :is(td, thead th):last-of-type': { pr: 0 },
} as const

/** General data, in the words of the history. */
const general = (detalle: LiquidacionDetalle) =>
  dataOf(LIQUIDACIONES, detalle, [
    'fecha',
    'busNumero',
    'conductorNombre',
    'viajes',
    'regIni',
    'regFin',
    'sensor',
    'tiquetes',
    'civica',
    'liquidada',
    'fechaEntrega',
  ])

const attachments = ({ abonoDto, deudaDto, comentario }: LiquidacionDetalle): Datum[] => [
  { label: 'Abono', value: abonoDto && pesos(abonoDto.valor) },
  { label: 'Deuda', value: deudaDto && `${pesos(deudaDto.valor)} · ${deudaDto.razon}` },
  { label: 'Comentario', value: comentario },
]

/** 'Detalle' of the list: the whole record, to read and print. */
export default function DetalleDialog(props: DetalleDialogProps) {
  return (
    <WithDetalle {...props}>
      {(opened, detalle = opened) => (
        <Dialog
          open
          onClose={props.onClose}
          maxWidth={false}
          slotProps={{
            paper: { sx: paperStyles(DIALOG_SIZE.width, DIALOG_SIZE.maxWidth) },
          }}
        >
          <GlobalStyles styles={ON_PAPER} />
          <DialogTitle>Detalle de la Liquidación</DialogTitle>
          <DialogContent sx={CONTENT}>
            <ReadOnlyList data={general(detalle)} />
            <ComparisonTable detalle={detalle} />
            <section aria-labelledby="titulo-gastos">
              <Typography id="titulo-gastos" variant="subtitle2" component="h3" gutterBottom>
                Gastos
              </Typography>
              <GastosTable gastos={detalle.gastos} />
            </section>
            <ReadOnlyList data={attachments(detalle)} />
          </DialogContent>
          <DialogActions>
            <HistorialButton sustantivo="liquidaciones" identificador={props.uuid} />
            <Button color="inherit" startIcon={<PrintIcon />} onClick={() => window.print()}>
              Imprimir
            </Button>
            <Button autoFocus variant="contained" onClick={props.onClose}>
              Cerrar
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </WithDetalle>
  )
}
