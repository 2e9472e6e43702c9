import PrintIcon from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import { fechaLarga } from '../../contract/fechas'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { numero, pesos, siNo } from '../../ui/texts/formats'
import { paperStyles } from '../../ui/dialogs/paper'
import { ReadOnlyList, type Datum } from '../../ui/dialogs/ReadOnlyList'
import { DialogHeading } from '../../records/presence/DialogHeading'
import { HistorialButton } from '../../records/historial/HistorialButton'
import { ComparisonTable } from './ComparisonTable'
import { DIALOG_WIDTH, DIALOG_MAX_WIDTH } from './dialogWidth'
import { GastosTable } from './GastosTable'
import { WithDetalle, type DetalleDialogProps } from './WithDetalle'

// In print only the dialog's content is left.
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
  '& .MuiTableCell-root': { borderColor: 'divider', px: { xs: 0.75, sm: 2 } },
  // Align the tables' edges with the other content.
  '& th:first-of-type': { pl: 0 },
  '& :is(td, thead th):last-of-type': { pr: 0 },
} as const

const general = (detalle: LiquidacionDetalle): Datum[] => [
  { label: 'Fecha', value: fechaLarga(detalle.fecha) },
  { label: 'Bus', value: detalle.busNumero },
  { label: 'Conductor', value: detalle.conductorNombre },
  { label: 'Viajes', value: numero(detalle.viajes), figure: true },
  { label: 'Registradora inicial', value: numero(detalle.regIni), figure: true },
  { label: 'Registradora final', value: numero(detalle.regFin), figure: true },
  { label: 'Sensor', value: numero(detalle.sensor), figure: true },
  { label: 'Tiquetes', value: numero(detalle.tiquetes), figure: true },
  { label: 'Cívica', value: numero(detalle.civica), figure: true },
  { label: 'Liquidada', value: siNo(detalle.liquidada) },
  { label: 'Fecha de entrega', value: fechaLarga(detalle.fechaEntrega) },
]

const attachments = ({ abonoDto, deudaDto }: LiquidacionDetalle): Datum[] => [
  { label: 'Abono', value: abonoDto && pesos(abonoDto.valor), figure: true },
  { label: 'Deuda', value: deudaDto && `${pesos(deudaDto.valor)} · ${deudaDto.razon}` },
]

/** 'Detalle' of the list: the whole record, to read and print. */
export default function DetalleDialog(props: DetalleDialogProps) {
  return (
    <WithDetalle {...props}>
      {(opened, detalle = opened) => (
        <Dialog
          open
          onClose={props.onClose}
          aria-labelledby="titulo-detalle"
          maxWidth={false}
          slotProps={{
            paper: { sx: paperStyles(DIALOG_WIDTH, DIALOG_MAX_WIDTH) },
          }}
        >
          <GlobalStyles styles={ON_PAPER} />
          <DialogHeading
            id="titulo-detalle"
            title="Detalle de la Liquidación"
            record={{ sustantivo: 'liquidaciones', identificador: props.uuid }}
          />
          <DialogContent sx={CONTENT}>
            <ReadOnlyList data={general(detalle)} />
            <ComparisonTable detalle={detalle} />
            <section aria-labelledby="titulo-gastos">
              <Typography id="titulo-gastos" variant="subtitle2" component="h3" gutterBottom>
                Gastos
              </Typography>
              <GastosTable gastos={detalle.gastos} />
            </section>
            <ReadOnlyList data={attachments(detalle)} minimum={200} />
            <ReadOnlyList data={[{ label: 'Comentario', value: detalle.comentario }]} minimum={600} />
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
