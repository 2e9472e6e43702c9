import { act, screen, waitFor, within } from '@testing-library/react'
import { api } from '../../../src/api/client/api'
import { liquidacionTags } from '../../../src/api/client/tags'
import { cortar, responderCon, retener } from '../../setup/calls'
import type { Oficina } from '../../setup/page'
import { ingresarDeNuevo, vencerSesiones } from '../../setup/session'
import { diferenciasEn } from '../../setup/screen'
import { abrirLista, buses, celda, filas, registrada, unaEmpresa, vaciar } from './pantalla'

/** 'Buscar' of the Create dialog (sections 2 and 4). */
let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
})
beforeEach(() => vaciar(oficina))
afterAll(() => oficina.cerrar())

const BUSQUEDA = { Fecha: '05/03/26', Bus: '12' }

test('is disabled until there are a whole date and a bus', async () => {
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  expect(dialogo.boton('Buscar')).toBeDisabled()
  await dialogo.llenar({ Bus: '12' })
  expect(dialogo.boton('Buscar')).toBeDisabled()
  await dialogo.llenar({ Fecha: '05/0' })
  expect(dialogo.boton('Buscar')).toBeDisabled()
  await dialogo.llenar({ Fecha: '05/03/26' })
  expect(dialogo.boton('Buscar')).toBeEnabled()
})

test('loads the settlement of the date and bus, which is then replaced in its place', async () => {
  const cargada = await registrada(oficina, {
    comentario: 'De la mañana',
    gastos: [{ nombre: 'Vacuna', valor: 12_000 }],
    deudaDto: { razon: 'Descuadre', valor: 5_000 },
  })
  await registrada(oficina, { busNumero: '15', conductorDocumento: '1002' })
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar(BUSQUEDA)
  await dialogo.pulsar('Buscar')
  await waitFor(() => expect(dialogo.campo('Viajes')).toHaveValue('6'))
  expect(dialogo.campo('Registradora inicial')).toHaveValue('1.000')
  expect(dialogo.campo('Registradora final')).toHaveValue('1.300')
  expect(dialogo.campo('Sensor')).toHaveValue('350')
  expect(dialogo.campo('Cívica')).toHaveValue('40')
  expect(dialogo.campo('Tiquetes')).toHaveValue('10')
  expect(dialogo.campo('Comentario')).toHaveValue('De la mañana')
  expect(dialogo.campo('Nombre del gasto 1')).toHaveValue('Vacuna')
  expect(dialogo.campo('Valor del gasto 1')).toHaveValue('12.000')
  expect(dialogo.campo('Deuda')).toBeChecked()
  expect(dialogo.campo('Razón de la deuda')).toHaveValue('Descuadre')
  expect(dialogo.campo('Abono')).not.toBeChecked()

  await dialogo.llenar({ 'Registradora final': '1500' })
  await dialogo.pulsar('Crear')
  await dialogo.cerrado()
  await waitFor(() => expect(celda(filas()[1], 'Pasajeros reg.')).toBe('500'))
  expect(buses()).toEqual(['15', '12'])
  const respuesta = await oficina.pedir('admin', { method: 'GET', url: '/api/liquidaciones/table' })
  expect(respuesta.json()).toHaveLength(2)
  expect(respuesta.json()).toContainEqual(expect.objectContaining({ uuid: cargada.uuid, pasajerosReg: 500 }))
})

test('what a colleague saves of the loaded settlement is told at once, with both values', async () => {
  const { uuid } = await registrada(oficina)
  const { abrirCrear, store } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar(BUSQUEDA)
  await dialogo.pulsar('Buscar')
  await waitFor(() => expect(dialogo.campo('Viajes')).toHaveValue('6'))
  await dialogo.llenar({ Viajes: '7' })
  await registrada(oficina, { uuid, sensor: 400 })
  act(() => {
    store.dispatch(api.util.invalidateTags(liquidacionTags(uuid)))
  })
  await waitFor(() => expect(dialogo.banner()).toHaveTextContent('Este registro cambió desde que lo abrió.'))
  expect(diferenciasEn(dialogo.dialogo)).toEqual({
    Viajes: 'Ahora: 6 · Usted: 7',
    Sensor: 'Ahora: 400 · Usted: 350',
  })
  expect(dialogo.campo('Viajes')).toHaveValue('7')
})

test('what was loaded and has changed since is not overwritten', async () => {
  const { uuid } = await registrada(oficina)
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar(BUSQUEDA)
  await dialogo.pulsar('Buscar')
  await waitFor(() => expect(dialogo.campo('Viajes')).toHaveValue('6'))
  await registrada(oficina, { uuid, sensor: 400 })
  await dialogo.llenar({ Viajes: '7' })
  await dialogo.pulsar('Crear')
  await waitFor(() => expect(dialogo.banner()).toHaveTextContent('Otra persona cambió esta liquidación'))
  expect(diferenciasEn(dialogo.dialogo)).toEqual({
    Viajes: 'Ahora: 6 · Usted: 7',
    Sensor: 'Ahora: 400 · Usted: 350',
  })
  await dialogo.pulsar('Buscar')
  await waitFor(() => expect(dialogo.campo('Sensor')).toHaveValue('400'))
  expect(dialogo.banner()).toBeNull()
  expect(dialogo.campo('Viajes')).toHaveValue('7')
  await dialogo.pulsar('Crear')
  await dialogo.cerrado()
  expect(await oficina.db.selectFrom('liquidaciones').select(['viajes', 'sensor']).execute()).toEqual([
    { viajes: 7, sensor: 400 },
  ])
})

test('keeps what was typed and fills in the rest; a note names what was kept and offers what is stored', async () => {
  await registrada(oficina, {
    comentario: 'De la mañana',
    gastos: [{ nombre: 'Vacuna', valor: 12_000 }],
    deudaDto: { razon: 'Descuadre', valor: 5_000 },
  })
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar({
    ...BUSQUEDA,
    Conductor: 'Beto',
    Viajes: '9',
    Cívica: '40',
    'Valor del gasto 1': '7000',
  })
  await dialogo.pulsar('Buscar')
  await waitFor(() => expect(dialogo.campo('Sensor')).toHaveValue('350'))
  expect(dialogo.campo('Viajes')).toHaveValue('9')
  expect(dialogo.campo('Conductor')).toHaveValue('Beto Bernal')
  expect(dialogo.campo('Registradora final')).toHaveValue('1.300')
  expect(dialogo.campo('Comentario')).toHaveValue('De la mañana')
  expect(dialogo.campo('Nombre del gasto 1')).toHaveValue('Vacuna')
  expect(dialogo.campo('Nombre del gasto 2')).toHaveValue('Aseo')
  expect(dialogo.campo('Valor del gasto 2')).toHaveValue('7.000')
  expect(dialogo.campo('Deuda')).toBeChecked()
  // What was typed as it is stored was not kept from anything.
  const nota = 'Se conservó lo que usted escribió: Conductor, Viajes y Gastos.'
  expect(screen.getByText(nota)).toBeVisible()

  await dialogo.pulsar('Usar lo guardado')
  await waitFor(() => expect(dialogo.campo('Viajes')).toHaveValue('6'))
  expect(dialogo.campo('Viajes')).toHaveFocus()
  expect(dialogo.campo('Conductor')).toHaveValue('Ana Álvarez')
  expect(screen.queryByLabelText('Nombre del gasto 2')).not.toBeInTheDocument()
  expect(screen.queryByText(/^Se conservó/)).not.toBeInTheDocument()
})

test('of a proposal it fills in what was not typed, and names what it proposes otherwise', async () => {
  await registrada(oficina, { fecha: '2026-03-04', regFin: 4_321, regIni: 4_000 })
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar({ ...BUSQUEDA, Viajes: '6', 'Registradora final': '4500', Sensor: '180' })
  await dialogo.pulsar('Buscar')
  await waitFor(() => expect(dialogo.campo('Registradora inicial')).toHaveValue('4.321'))
  expect(dialogo.campo('Registradora final')).toHaveValue('4.500')
  expect(dialogo.campo('Viajes')).toHaveValue('6')
  expect(screen.queryByText(/^Se conservó/)).not.toBeInTheDocument()

  await dialogo.llenar({ 'Registradora inicial': '4312' })
  await dialogo.pulsar('Buscar')
  expect(await screen.findByText('Se conservó lo que usted escribió: Registradora inicial.')).toBeVisible()
  await dialogo.llenar({ 'Registradora inicial': '4321' })
  expect(screen.queryByText(/^Se conservó/)).not.toBeInTheDocument()
})

test('previews a new settlement: the register where the last one left it, and the driver of the bus', async () => {
  await registrada(oficina, { fecha: '2026-03-04', regFin: 4_321, regIni: 4_000 })
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar(BUSQUEDA)
  await dialogo.pulsar('Limpiar Conductor')
  await dialogo.pulsar('Buscar')
  await waitFor(() => expect(dialogo.campo('Registradora inicial')).toHaveValue('4.321'))
  expect(dialogo.campo('Registradora final')).toHaveValue('4.321')
  expect(dialogo.campo('Conductor')).toHaveValue('Ana Álvarez')
  // What nobody has counted yet is still to be typed; only a stored 0 is one.
  expect(dialogo.campo('Viajes')).toHaveValue('')
  expect(dialogo.campo('Sensor')).toHaveValue('')
  expect(dialogo.campo('Nombre del gasto 2')).toHaveValue('Combustible')
})

test('says that a settlement exists and is being corrected, or completed, and no longer once it is another', async () => {
  await registrada(oficina)
  const filas = [{ fecha: '2026-03-05', busNumero: '15', sensor: 280, civica: 7, viajes: 5 }]
  await oficina.pedir('admin', { method: 'POST', url: '/api/liquidaciones/sensores', payload: filas })
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar(BUSQUEDA)
  await dialogo.pulsar('Buscar')
  const corrige = 'Ya existe: entregada el 20 de marzo de 2030. La está corrigiendo.'
  expect(await within(dialogo.dialogo).findByText(corrige)).toBeVisible()

  await dialogo.llenar({ Bus: '15' })
  expect(screen.queryByText(/^Ya existe/)).not.toBeInTheDocument()
  await dialogo.pulsar('Buscar')
  expect(await screen.findByText('Ya existe: solo con lo del sensor. La está completando.')).toBeVisible()
  // A proposal is none.
  await dialogo.llenar({ Bus: '12', Fecha: '06/03/26' })
  await dialogo.pulsar('Buscar')
  await waitFor(() => expect(dialogo.campo('Registradora inicial')).toHaveValue('1.300'))
  expect(screen.queryByText(/^Ya existe/)).not.toBeInTheDocument()
})

test('shows the 0 of a stored settlement', async () => {
  await registrada(oficina, { viajes: 0, sensor: 0 })
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar(BUSQUEDA)
  await dialogo.pulsar('Buscar')
  await waitFor(() => expect(dialogo.campo('Viajes')).toHaveValue('0'))
  expect(dialogo.campo('Sensor')).toHaveValue('0')
})

test('fills in the trips and the sensor of a preview as another host answers them', async () => {
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar(BUSQUEDA)
  const devolver = responderCon('GET /api/liquidaciones/detalle', {
    fecha: '2026-03-05',
    busNumero: '12',
    viajes: 7,
    sensor: 310,
    regIni: 20,
    regFin: 20,
  })
  await dialogo.pulsar('Buscar')
  await waitFor(() => expect(dialogo.campo('Viajes')).toHaveValue('7'))
  expect(dialogo.campo('Sensor')).toHaveValue('310')
  devolver()
})

test('where there is nothing it says so and empties the form, date and bus included, and offers what was typed', async () => {
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar({ ...BUSQUEDA, Viajes: '7', 'Registradora final': '88', Comentario: 'Nada' })
  await dialogo.pulsar('Buscar')
  await waitFor(() =>
    expect(dialogo.banner()).toHaveTextContent('No hay liquidaciones anteriores del bus 12.'),
  )
  expect(dialogo.campo('Fecha')).toHaveValue('')
  expect(dialogo.campo('Fecha')).toHaveFocus()
  expect(dialogo.campo('Bus')).toHaveValue('')
  expect(dialogo.campo('Conductor')).toHaveValue('')
  expect(dialogo.campo('Viajes')).toHaveValue('')
  expect(dialogo.campo('Registradora final')).toHaveValue('0')
  expect(dialogo.campo('Comentario')).toHaveValue('')
  // A failed look-up is the dialog's own matter: no toast.
  expect(screen.getAllByText('No hay liquidaciones anteriores del bus 12.')).toHaveLength(1)

  await dialogo.pulsar('Recuperar lo escrito')
  await waitFor(() => expect(dialogo.campo('Comentario')).toHaveValue('Nada'))
  expect(dialogo.campo('Fecha')).toHaveValue('05/03/26')
  expect(dialogo.campo('Bus')).toHaveValue('12')
  expect(dialogo.campo('Conductor')).toHaveValue('Ana Álvarez')
  expect(dialogo.campo('Viajes')).toHaveValue('7')
  expect(dialogo.campo('Viajes')).toHaveFocus()
  expect(dialogo.campo('Registradora final')).toHaveValue('88')
  expect(dialogo.banner()).toBeNull()
})

test('offers what was typed after a network failure too, with the settlement that it was loaded from', async () => {
  await registrada(oficina, { liquidada: true })
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar(BUSQUEDA)
  await dialogo.pulsar('Buscar')
  await waitFor(() => expect(dialogo.campo('Viajes')).toHaveValue('6'))
  await dialogo.llenar({ Viajes: '8' })
  const reparar = cortar('GET /api/liquidaciones/detalle')
  await dialogo.pulsar('Buscar')
  await waitFor(() => expect(dialogo.banner()).toHaveTextContent('No hay conexión con el servidor.'))
  expect(dialogo.campo('Viajes')).toHaveValue('')
  reparar()
  await dialogo.pulsar('Recuperar lo escrito')
  await waitFor(() => expect(dialogo.campo('Viajes')).toHaveValue('8'))
  await dialogo.llenar({ Motivo: 'Faltaban viajes' })
  await dialogo.pulsar('Crear')
  await dialogo.cerrado()
  expect(await oficina.db.selectFrom('liquidaciones').select(['viajes', 'liquidada']).execute()).toEqual([
    { viajes: 8, liquidada: 1 },
  ])
})

test('does not show again what has been deleted since it was last loaded', async () => {
  const { uuid } = await registrada(oficina)
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar(BUSQUEDA)
  await dialogo.pulsar('Buscar')
  await waitFor(() => expect(dialogo.campo('Viajes')).toHaveValue('6'))
  await oficina.pedir('admin', { method: 'DELETE', url: `/api/liquidaciones?uuid=${uuid}` })
  await dialogo.pulsar('Buscar')
  await waitFor(() => expect(dialogo.banner()).toBeInTheDocument())
  expect(dialogo.campo('Viajes')).toHaveValue('')
})

test('an answer for another bus than the one now chosen is dropped', async () => {
  await registrada(oficina)
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar(BUSQUEDA)
  const responder = retener('GET /api/liquidaciones/detalle')
  await dialogo.pulsar('Buscar')
  await dialogo.llenar({ Bus: '15', Viajes: '3' })
  responder()
  await waitFor(() => expect(dialogo.boton('Buscar')).toBeEnabled())
  expect(dialogo.campo('Bus')).toHaveValue('15')
  expect(dialogo.campo('Viajes')).toHaveValue('3')
})

test('while it is on its way what it will fill in waits, and what is typed elsewhere stays', async () => {
  await registrada(oficina, { fecha: '2026-03-04', regFin: 4_321, regIni: 4_000 })
  const { abrirCrear, user } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar({ ...BUSQUEDA, Sensor: '35' })
  const responder = retener('GET /api/liquidaciones/detalle')
  await dialogo.pulsar('Buscar')
  for (const campo of ['Viajes', 'Registradora inicial', 'Comentario', 'Conductor', 'Valor del gasto 1'])
    expect([campo, dialogo.campo(campo).readOnly]).toEqual([campo, true])
  expect(dialogo.campo('Viajes')).toHaveAttribute('aria-busy', 'true')
  expect(dialogo.campo('Liquidada')).toBeDisabled()
  expect(dialogo.dialogo.querySelector('[aria-label="Advertencias"]')).toBeEmptyDOMElement()
  expect(dialogo.boton('Crear')).toBeDisabled()
  expect(screen.getByText('Espere a que Buscar termine.')).toBeVisible()
  await user.type(dialogo.campo('Sensor'), '0', { initialSelectionStart: 2, initialSelectionEnd: 2 })

  responder()
  await waitFor(() => expect(dialogo.campo('Registradora inicial')).toHaveValue('4.321'))
  expect(dialogo.campo('Sensor')).toHaveValue('350')
  expect(dialogo.campo('Viajes').readOnly).toBe(false)
  expect(dialogo.boton('Crear')).toBeEnabled()
})

test('nothing waits any more once another bus is chosen', async () => {
  await registrada(oficina)
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar(BUSQUEDA)
  const responder = retener('GET /api/liquidaciones/detalle')
  await dialogo.pulsar('Buscar')
  expect(dialogo.campo('Viajes').readOnly).toBe(true)
  await dialogo.llenar({ Bus: '15' })
  expect(dialogo.campo('Viajes').readOnly).toBe(false)
  expect(dialogo.boton('Crear')).toBeEnabled()
  responder()
  await waitFor(() => expect(dialogo.boton('Buscar')).toBeEnabled())
  expect(dialogo.campo('Viajes')).toHaveValue('')
})

test('the driver of a bus is read by name, though the list of drivers is still on its way', async () => {
  const responder = retener('GET /api/conductores')
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar({ Bus: '12' })
  expect(dialogo.campo('Conductor')).toHaveValue('Ana Álvarez')
  responder()
})

test('what was loaded goes with its date and bus, since it is another settlement’s money; what was typed since stays', async () => {
  await registrada(oficina, {
    liquidada: true,
    comentario: 'De la mañana',
    abonoDto: { valor: 20_000 },
    deudaDto: { razon: 'Descuadre', valor: 5_000 },
  })
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar(BUSQUEDA)
  await dialogo.pulsar('Buscar')
  await waitFor(() => expect(dialogo.campo('Viajes')).toHaveValue('6'))
  await dialogo.llenar({ Viajes: '8', 'Registradora final': '1500' })

  await dialogo.llenar({ Bus: '15' })
  expect(dialogo.campo('Conductor')).toHaveValue('Beto Bernal')
  expect(dialogo.campo('Viajes')).toHaveValue('8')
  expect(dialogo.campo('Registradora final')).toHaveValue('1.500')
  expect(dialogo.campo('Registradora inicial')).toHaveValue('0')
  expect(dialogo.campo('Sensor')).toHaveValue('')
  expect(dialogo.campo('Cívica')).toHaveValue('0')
  expect(dialogo.campo('Comentario')).toHaveValue('')
  expect(dialogo.campo('Valor del gasto 2')).toHaveValue('0')
  for (const casilla of ['Abono', 'Deuda', 'Liquidada'])
    expect([casilla, dialogo.campo(casilla).checked]).toEqual([casilla, false])

  await dialogo.llenar({ Sensor: '300' })
  await dialogo.pulsar('Crear')
  await dialogo.cerrado()
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
  expect(await oficina.db.selectFrom('deudas').selectAll().execute()).toHaveLength(1)
})

test('nor does the register of one bus become another’s when the new one was only proposed', async () => {
  await registrada(oficina, { fecha: '2026-03-04', regFin: 4_321, regIni: 4_000 })
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar(BUSQUEDA)
  await dialogo.pulsar('Buscar')
  await waitFor(() => expect(dialogo.campo('Registradora inicial')).toHaveValue('4.321'))
  await dialogo.llenar({ Bus: '15' })
  expect(dialogo.campo('Registradora inicial')).toHaveValue('0')
  expect(dialogo.campo('Registradora final')).toHaveValue('0')
})

test('an expense that was typed beside the loaded ones stays, and they go', async () => {
  await registrada(oficina, { gastos: [{ nombre: 'Vacuna', valor: 12_000 }] })
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar(BUSQUEDA)
  await dialogo.pulsar('Buscar')
  await waitFor(() => expect(dialogo.campo('Nombre del gasto 1')).toHaveValue('Vacuna'))
  await dialogo.pulsar('Agregar Gasto')
  await dialogo.llenar({ 'Nombre del gasto 2': 'Taller', 'Valor del gasto 2': '3000' })

  await dialogo.llenar({ Bus: '15' })
  const gastos = [1, 2, 3].map((fila) => [
    dialogo.campo(`Nombre del gasto ${fila}`).value,
    dialogo.campo(`Valor del gasto ${fila}`).value,
  ])
  expect(gastos).toEqual([
    ['Aseo', '0'],
    ['Combustible', '0'],
    ['Taller', '3.000'],
  ])
  expect(screen.queryByLabelText('Nombre del gasto 4')).not.toBeInTheDocument()
})

test('what was loaded goes with its bus also after the session ended in between', async () => {
  await registrada(oficina, { comentario: 'De la mañana', deudaDto: { razon: 'Descuadre', valor: 5_000 } })
  const { abrirCrear, abierto, user } = await abrirLista(oficina, '/', 'editor')
  const antes = await abrirCrear()
  await antes.llenar(BUSQUEDA)
  await antes.pulsar('Buscar')
  await waitFor(() => expect(antes.campo('Viajes')).toHaveValue('6'))
  await antes.llenar({ Viajes: '8' })
  await vencerSesiones(oficina)
  await antes.pulsar('Crear')
  await ingresarDeNuevo(user, 'editor')

  const dialogo = await abierto('Crear Liquidación')
  await waitFor(() => expect(dialogo.campo('Viajes')).toHaveValue('8'))
  await dialogo.llenar({ Bus: '15' })
  expect(dialogo.campo('Comentario')).toHaveValue('')
  expect(dialogo.campo('Deuda')).not.toBeChecked()
  await dialogo.llenar({ Sensor: '300' })
  await dialogo.pulsar('Crear')
  await dialogo.cerrado()
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
})
