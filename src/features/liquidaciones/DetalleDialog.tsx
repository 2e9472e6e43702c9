import PrintIcon from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import { fechaLarga } from '../../contract/fechas'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { numero, pesos, siNo } from '../../ui/formats'
import { papel } from '../../ui/dialog/paper'
import { ReadOnlyList, type Dato } from '../../ui/ReadOnlyList'
import { ComparisonTable } from './ComparisonTable'
import { ANCHO_DIALOGO, ANCHO_MAXIMO_DIALOGO } from './dialogWidth'
import { GastosTable } from './GastosTable'
import { WithDetalle, type DetalleDialogProps } from './WithDetalle'

// On paper the dialog is the page.
const EN_PAPEL = {
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

const CONTENIDO = {
  display: 'grid',
  gap: 2.5,
  gridAutoRows: 'max-content',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& .MuiTableCell-root': { borderColor: 'divider', px: { xs: 0.75, sm: 2 } },
  // Tables stand flush with the rest.
  '& th:first-of-type': { pl: 0 },
  '& :is(td, thead th):last-of-type': { pr: 0 },
} as const

const generales = (detalle: LiquidacionDetalle): Dato[] => [
  { etiqueta: 'Fecha', valor: fechaLarga(detalle.fecha) },
  { etiqueta: 'Bus', valor: detalle.busNumero },
  { etiqueta: 'Conductor', valor: detalle.conductorNombre },
  { etiqueta: 'Viajes', valor: numero(detalle.viajes), cifra: true },
  { etiqueta: 'Registradora inicial', valor: numero(detalle.regIni), cifra: true },
  { etiqueta: 'Registradora final', valor: numero(detalle.regFin), cifra: true },
  { etiqueta: 'Sensor', valor: numero(detalle.sensor), cifra: true },
  { etiqueta: 'Tiquetes', valor: numero(detalle.tiquetes), cifra: true },
  { etiqueta: 'Cívica', valor: numero(detalle.civica), cifra: true },
  { etiqueta: 'Liquidada', valor: siNo(detalle.liquidada) },
  { etiqueta: 'Fecha de entrega', valor: fechaLarga(detalle.fechaEntrega) },
]

const adjuntos = ({ abonoDto, deudaDto }: LiquidacionDetalle): Dato[] => [
  { etiqueta: 'Abono', valor: abonoDto && pesos(abonoDto.valor), cifra: true },
  { etiqueta: 'Deuda', valor: deudaDto && `${pesos(deudaDto.valor)} · ${deudaDto.razon}` },
]

/** 'Detalle' of the list: the whole record, to be read and printed. */
export default function DetalleDialog(props: DetalleDialogProps) {
  return (
    <WithDetalle {...props}>
      {(detalle) => (
        <Dialog
          open
          onClose={props.onCerrar}
          aria-labelledby="titulo-detalle"
          maxWidth={false}
          slotProps={{
            paper: { sx: papel(ANCHO_DIALOGO, ANCHO_MAXIMO_DIALOGO) },
          }}
        >
          <GlobalStyles styles={EN_PAPEL} />
          <DialogTitle id="titulo-detalle">Detalle de la Liquidación</DialogTitle>
          <DialogContent sx={CONTENIDO}>
            <ReadOnlyList datos={generales(detalle)} />
            <ComparisonTable detalle={detalle} />
            <section aria-labelledby="titulo-gastos">
              <Typography id="titulo-gastos" variant="subtitle2" component="h3" gutterBottom>
                Gastos
              </Typography>
              <GastosTable gastos={detalle.gastos} />
            </section>
            <ReadOnlyList datos={adjuntos(detalle)} minimo={200} />
            <ReadOnlyList datos={[{ etiqueta: 'Comentario', valor: detalle.comentario }]} minimo={600} />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" startIcon={<PrintIcon />} onClick={() => window.print()}>
              Imprimir
            </Button>
            <Button autoFocus variant="contained" onClick={props.onCerrar}>
              Cerrar
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </WithDetalle>
  )
}
