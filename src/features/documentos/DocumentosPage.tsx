import type { ComponentType } from 'react'
import { EmptyState } from '../../ui/EmptyState'
import { Page } from '../../ui/Page'
import { BonoForm } from './BonoForm'
import { DocumentoSelect } from './DocumentoSelect'
import { LiquidacionAntiguaForm } from './LiquidacionAntiguaForm'
import { LiquidacionForm } from './LiquidacionForm'
import { PrimaForm } from './PrimaForm'
import type { TipoDocumentoLaboral } from './tipos'
import { useTipo } from './useTipo'
import { VacacionesForm } from './VacacionesForm'

const FORMULARIOS: Record<TipoDocumentoLaboral, ComponentType> = {
  prima: PrimaForm,
  vacaciones: VacacionesForm,
  liquidacion: LiquidacionForm,
  bono: BonoForm,
  'liquidacion-antigua': LiquidacionAntiguaForm,
}

/** The payroll documents: which one, and below it its form (section 2). */
export default function DocumentosPage() {
  const [tipo, elegir] = useTipo()
  const Formulario = tipo && FORMULARIOS[tipo]
  return (
    <Page titulo="Documentos">
      <DocumentoSelect tipo={tipo} onElegir={elegir} />
      {Formulario ? (
        <Formulario key={tipo} />
      ) : (
        <EmptyState mensaje="Seleccione un documento para ver su formulario." />
      )}
    </Page>
  )
}
