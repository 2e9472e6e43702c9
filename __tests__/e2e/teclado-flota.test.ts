import { type Page } from 'playwright-core'
import { handsOn } from '../setup/hands'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'

/** Drivers, buses, fares, holidays, debts and repayments of the demonstration company, without a mouse. */
let page: Page
let quejas: string[]
const { pulsar, escribir, enFoco, tabHasta, boton, llenar, ...manos } = keysOn(() => page)
const { dialogo, devuelto, fila, ir, error, aviso, ingresar } = manos

/** The row that says all of this. */
const { fila: rowOf } = handsOn(() => page)

beforeAll(async () => {
  // A day ahead of Bogotá's for most of the day: dates must not follow the browser.
  ;({ page, quejas } = await openForKeys({}, { locale: 'es-CO', timezoneId: 'Pacific/Auckland' }))
  await ingresar()
})

/** The list has come back with what was kept: a row says so, or a button that what is now true allows. */
const listed = (...texts: string[]) => rowOf(...texts).waitFor()
const invalid = (...texts: string[]) =>
  rowOf(...texts)
    .and(page.locator('.invalida'))
    .waitFor()
const permitido = (nombre: string) =>
  page.locator('main button:enabled').getByText(nombre, { exact: true }).waitFor()

/** Sends the open form empty: the first wrong field has the focus, and what is wrong is read with it. */
async function rechazado(campo: string, mensaje: string) {
  await pulsar('Control+Enter')
  await page.getByText(mensaje).first().waitFor()
  await enFoco(campo)
  expect(await error()).toBe(mensaje)
}

test('goes by the menu to the drivers; one is hired and edited', async () => {
  await tabHasta('Conductores', { rol: 'a' })
  await pulsar('Enter')
  await page.getByRole('heading', { name: 'Conductores', level: 1 }).waitFor()
  await enFoco(/^Conductores/, 'main')
  await boton('Crear')
  await enFoco('Nombre')
  await rechazado('Nombre', 'El nombre es requerido.')
  await llenar({
    Nombre: 'Aarón Abad',
    Empresa: 'Coonatra',
    'Fecha de nacimiento': '17051955',
    'Tipo de documento': 'Pasaporte',
    Documento: 'AV123456',
  })
  await boton('Crear')
  await devuelto('Crear')
  await listed('Aarón Abad', 'AV123456')

  // Who was just hired is the selected row.
  await boton('Editar')
  await enFoco('Nombre')
  expect(await page.locator('[name="fechaNacimiento"]').inputValue()).toBe('17/05/1955')
  await llenar({ Documento: 'AV654321' })
  await pulsar('Enter')
  await devuelto('Editar')
  await listed('Aarón Abad', 'AV654321')
})

test('a bus is bought and gets a driver', async () => {
  await ir('b', 'Buses')
  await pulsar('c')
  await enFoco('Número')
  await rechazado('Número', 'El número es requerido.')
  await llenar({
    Número: '100',
    Placa: 'tab100',
    Empresa: 'Coonatra',
    Ruta: 'Calasanz Boston',
    Modelo: '2020',
    Marca: 'Hino',
    Conductor: 'AV654321',
  })
  await pulsar('Control+Enter')
  await devuelto('Crear')
  await listed('100', 'Calasanz Boston', 'Aarón Abad', 'TAB100')
  await fila('TAB100')
  await pulsar('e')
  await enFoco('Número')
  await llenar({ Modelo: '2021' })
  await pulsar('Enter')
  await devuelto('100')
})

test('a driver retires, leaves the bus free and is admitted again', async () => {
  await ir('c', 'Conductores')
  await fila('AV654321')
  await pulsar('Delete')
  await dialogo('Retirar Conductor')
  await enFoco('Cancelar')
  await boton('Retirar')
  await aviso('Conductor retirado exitosamente.')
  await devuelto('Retirar')
  await permitido('Ingresar')
  await invalid('AV654321')

  await ir('b', 'Buses')
  await listed('100', 'TAB100')
  expect(await rowOf('100', 'Aarón Abad').count()).toBe(0)

  await ir('c', 'Conductores')
  await fila('AV654321')
  await pulsar('i')
  await dialogo('Ingresar Conductor')
  await enFoco('Cancelar')
  await pulsar('Escape')
  await devuelto('Aarón Abad')
  await boton('Ingresar', 'Shift+Tab')
  await enFoco('Cancelar')
  await boton('Ingresar')
  await aviso('Conductor ingresado exitosamente.')
  await devuelto('Ingresar')
  await permitido('Retirar')
})

test('a fare is created, edited and invalidated', async () => {
  await ir('p', 'Pasajes')
  await pulsar('c')
  await enFoco('Ruta')
  await rechazado('Ruta', 'La ruta es requerida.')
  await llenar({
    Ruta: 'Circular Sur 302',
    Valor: '9100',
    'Porcentaje pasajero': '12,85',
    'Fecha inicio': '010140',
    'Fecha final': '311240',
  })
  await boton('Crear')
  await aviso('Pasaje creado existosamente!')
  await devuelto('Crear')
  await listed('Circular Sur 302', '12,85 %', '1 de enero de 2040', '31 de diciembre de 2040')
  await fila('12,85')
  await pulsar('Enter')
  await boton('Editar', 'Shift+Tab')
  await enFoco('Ruta')
  await llenar({ 'Porcentaje pasajero': '13,05' })
  await boton('Confirmar')
  await aviso('Pasaje editado existosamente!')
  await devuelto('Editar')
  await boton('Invalidar')
  await dialogo('Invalidar Pasaje')
  await enFoco('Cancelar')
  await boton('Invalidar')
  await aviso('Pasaje invalidado exitosamente.')
  // It cannot be used again, and says so; it keeps the focus all the same.
  await devuelto('Invalidar')
  await invalid('13,05 %')
})

test('a holiday is registered and deleted, and a year of them proposed', async () => {
  await ir('f', 'Festivos')
  await page.locator('[role="row"][data-id]').first().waitFor()
  await pulsar('c')
  await enFoco('Fecha')
  await escribir('04012001')
  await pulsar('Enter')
  await devuelto('Crear')
  await listed('4 de enero de 2001')
  await boton('Eliminar')
  await dialogo('Eliminar Liquidación')
  await enFoco('Cancelar')
  await boton('Eliminar')
  await aviso('Festivo eliminado exitosamente.')
  await devuelto('Eliminar')
  await rowOf('4 de enero de 2001').waitFor({ state: 'detached' })

  await pulsar('p')
  await enFoco('Año')
  const year = new Date().getUTCFullYear() + 3
  await escribir(String(year))
  await page.getByText(`25 de diciembre de ${year}: Navidad`).waitFor()
  await tabHasta('Desmarcar todos')
  await boton('Agregar')
  await aviso(/^Se agregaron 1[789] festivos\.$/)
  await devuelto('Proponer festivos')
})

test.each([
  {
    letra: 'd',
    titulo: 'Deudas',
    campo: 'Razón',
    requerido: 'La razón es requerida.',
    borrado: /Deuda eliminada/,
  },
  {
    letra: 'a',
    titulo: 'Abonos',
    campo: 'Origen',
    requerido: 'El origen es requerido.',
    borrado: /Abono eliminado/,
  },
])('in $titulo one is created, edited, searched by its driver and deleted', async (libro) => {
  const { letra, titulo, campo, requerido, borrado } = libro
  await ir(letra, titulo)
  await pulsar('c')
  await enFoco('Conductor')
  await rechazado('Conductor', 'El conductor es requerido.')
  await llenar({ Conductor: 'AV654321', Valor: '50000' })
  await rechazado(campo, requerido)
  await llenar({ [campo]: 'Con el teclado' })
  await pulsar('Control+Enter')
  await devuelto('Crear')

  await pulsar('b')
  await enFoco('Conductor')
  await escribir('AV654321')
  await pulsar('Enter')
  await boton('Buscar')
  await page.getByText('1–1 de 1').waitFor()
  await enFoco('Buscar')
  await fila('Con el teclado')
  await pulsar('e')
  await enFoco('Conductor')
  await llenar({ Valor: '70000' })
  await pulsar('Enter')
  await devuelto(/70\.000/)
  await pulsar('Delete')
  await dialogo(`Eliminar ${titulo.slice(0, -1)}`)
  await enFoco('Cancelar')
  await boton('Eliminar')
  await aviso(borrado)
  await devuelto('Eliminar')
})

test('the focus was always to be seen, and the browser had nothing to complain of', async () => {
  expect(await invisibleFocuses(page)).toEqual([])
  expect(quejas).toEqual([])
})
