import { type Page } from 'playwright-core'
import { fechaLarga, hoyEn, sumarDias } from '../../src/contract/fechas'
import type { LiquidacionFila } from '../../src/contract/liquidaciones'
import { contentOf } from '../setup/downloads'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'
import { cellsUnder, columnTitle, shownRows } from '../setup/hands'
import { type Product } from '../setup/product'

/** A clerk's day with the settlements, without a mouse. */
let page: Page
let product: Product
let quejas: string[]
const { foco, pulsar, escribir, enFoco, tabHasta, boton, llenar, ...manos } = keysOn(() => page)
const { dialogo, devuelto, fila, error, aviso } = manos
/** What had the focus without showing it, before the page was loaded anew. */
const unseen: string[] = []

// Days of which the demonstration company has nothing yet.
const HOY = hoyEn('America/Bogota')
const UN_DIA = sumarDias(HOY, 3)
const OTRO_DIA = sumarDias(HOY, 4)

/** '2026-03-05' as it is typed in a form. */
const escrita = (fecha: string) => fecha.slice(2).split('-').reverse().join('')

beforeAll(async () => {
  ;({ page, product, quejas } = await openForKeys())
})

/** What the API answers to the signed-in person. */
const consultar = <T>(ruta: string) =>
  page.evaluate(async (url) => {
    const { token } = JSON.parse(localStorage.getItem('jwtData') ?? '{}') as { token: string }
    const respuesta = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
    return (await respuesta.json()) as unknown
  }, `/api${ruta}`) as Promise<T>

/** A search of two days at least, and not the whole list, which is long on its way from the page. */
async function delDia(dia: string) {
  const ruta = `/liquidaciones/v2/table?fechaInicial=${dia}&fechaFinal=${sumarDias(dia, 1)}`
  return (await consultar<LiquidacionFila[]>(ruta)).filter(({ fecha }) => fecha === dia)
}

const paginas = () => shownRows(page).innerText()
const primerBus = async () => (await cellsUnder(page, 'Bus')).first().innerText()

/** What the row of a bus and a day says under a title. */
const saidOf = async (bus: string, day: string, title: string) => {
  const row = page.getByRole('row', { name: new RegExp(`^${fechaLarga(day)} ${bus} `) })
  return (await cellsUnder(page, title, row)).innerText()
}

const registroInicial = async () =>
  Number((await page.locator('[name="regIni"]').inputValue()).replaceAll('.', ''))

test('signs in; what is wrong is said where the focus is', async () => {
  await enFoco('Usuario')
  await pulsar('Enter')
  await page.getByText('El usuario es requerido.').waitFor()
  await enFoco('Usuario')
  expect(await error()).toBe('El usuario es requerido.')

  await llenar({ Usuario: 'admin', Clave: 'otra-clave' })
  await boton('Mostrar clave')
  expect(await page.getByLabel('Clave', { exact: true }).getAttribute('type')).toBe('text')
  await boton('Iniciar Sesión')
  await page.getByRole('alert').waitFor()
  await enFoco('Clave')
  await pulsar('Control+a')
  await escribir('cochera-demo')
  await pulsar('Enter')
  await page.locator('[role="row"][data-id]').first().waitFor()
})

test('comes past the menu to the table, chooses a row, sorts, turns pages, filters a column and shows another', async () => {
  await pulsar('Tab')
  await enFoco('Saltar al contenido')
  await pulsar('Enter')
  await enFoco(/^Liquidaciones/, 'main')
  await tabHasta('Fecha', { rol: 'columnheader' })
  await pulsar('ArrowDown')
  expect((await foco()).rol).toBe('gridcell')
  await pulsar('Enter')
  await page.locator('[role="row"][aria-selected="true"][data-rowindex="0"]').waitFor()

  // Up to the titles: Enter sorts, Ctrl+Enter opens the column's menu.
  await pulsar('ArrowUp', 'ArrowRight')
  await enFoco(/^Bus/, 'columnheader')
  await pulsar('Enter')
  await columnTitle(page, 'Bus').and(page.locator('[aria-sort="ascending"]')).waitFor()
  await pulsar('Control+Enter')
  await page.getByRole('menu').waitFor()
  await pulsar('Escape')
  await enFoco(/^Bus/, 'columnheader')
  await pulsar('Enter', 'Enter')
  await columnTitle(page, 'Bus')
    .and(page.locator(':not([aria-sort="descending"]):not([aria-sort="ascending"])'))
    .waitFor()

  await pulsar('ArrowDown', 'PageDown')
  await expectPagina(/^11–20 de/)
  expect((await foco()).rol).toBe('gridcell')
  await pulsar('PageUp')
  await expectPagina(/^1–10 de/)
  await tabHasta('Ir a la página siguiente')
  await pulsar('Enter')
  await expectPagina(/^11–20 de/)
  await tabHasta('Ir a la página anterior', { tecla: 'Shift+Tab' })
  await pulsar('Enter')
  // It has turned to the first page, beyond which there is none: the focus is on the way back.
  await expectPagina(/^1–10 de/)
  await enFoco('Ir a la página siguiente')

  await boton('Filtros', 'Shift+Tab')
  await enFoco('Fecha')
  await pulsar('Tab', 'Tab')
  await enFoco(/Columna/)
  await pulsar('Shift+Tab', 'Shift+Tab', 'Escape')
  await enFoco('Filtros')

  await boton('Columnas')
  await enFoco('Buscar columna')
  await tabHasta('Identificador')
  await pulsar('Space', 'Escape')
  await enFoco('Columnas')
  await page.getByRole('columnheader', { name: 'Identificador' }).waitFor()
  await pulsar('o')
  await enFoco('Buscar columna')
  await tabHasta('Identificador')
  await pulsar('Space', 'Escape')
  await enFoco('Columnas')
})

async function expectPagina(texto: RegExp) {
  await expect(poll(paginas, texto)).resolves.toMatch(texto)
}

/** What it answers once it is this. */
async function poll(leer: () => Promise<string>, esperado: RegExp): Promise<string> {
  for (let i = 0; ; i++) {
    const texto = await leer()
    if (esperado.test(texto) || i > 400) return texto
    await page.waitForTimeout(20)
  }
}

test('filters a column by the menu of its title, and clears the filter', async () => {
  await pulsar('t')
  await enFoco(/^/, 'gridcell')
  await pulsar('Control+Home', 'ArrowUp')
  await enFoco(/^/, 'columnheader')
  await pulsar('ArrowRight', 'Control+Enter')
  await page.getByRole('menu').waitFor()
  for (let i = 0; (await foco()).nombre !== 'Filtrar' && i < 12; i++) await pulsar('ArrowDown')
  await pulsar('Enter')
  await enFoco('Valor')
  await escribir('307')
  await page.locator('[role="row"][data-id]').first().waitFor()
  expect(await poll(primerBus, /307/)).toBe('307')
  await pulsar('Escape')
  await boton('Limpiar filtros')
  await enFoco('Filtros')
  await poll(primerBus, /^(?!307)/)
})

test('creates a settlement with Buscar, expenses, a debt and a repayment; a refusal leads to the first wrong field', async () => {
  await pulsar('b')
  await enFoco('Bus')
  await boton('Crear')
  await dialogo('Crear Liquidación')
  await enFoco('Fecha')
  await pulsar('Control+Enter')
  await page.getByText('Fecha es requerida.').waitFor()
  await enFoco('Fecha')
  expect(await error()).toBe('Fecha es requerida.')

  // A day is chosen in the calendar as well as typed.
  await pulsar('Alt+ArrowDown')
  await page.getByRole('dialog', { name: 'Calendario de Fecha' }).getByRole('gridcell').first().waitFor()
  await pulsar('ArrowRight', 'Enter')
  await enFoco('Fecha')
  expect(await page.locator('[name="fecha"]').inputValue()).not.toBe('')
  await pulsar('Control+a')
  await llenar({ Fecha: escrita(UN_DIA), Bus: '305' })
  await boton('Buscar')
  await enFoco('Viajes')
  const inicial = await registroInicial()
  await llenar({
    Viajes: '7',
    'Registradora final': String(inicial + 321),
    Sensor: '360',
    Comentario: 'Sin novedad',
  })
  await page.getByRole('dialog').getByText('321', { exact: true }).waitFor()

  await llenar({ 'Nombre del gasto 1': 'Parqueadero', 'Valor del gasto 1': '12000' })
  await boton('Agregar Gasto')
  await enFoco('Nombre del gasto 3')
  await llenar({ 'Nombre del gasto 3': 'Taller', 'Valor del gasto 3': '5000' })
  await pulsar('Alt+g')
  await enFoco('Nombre del gasto 4')
  await boton('Quitar gasto 4')
  await enFoco('Nombre del gasto 3')
  await llenar({ Abono: 'sí', 'Valor del abono': '30000' })
  await llenar({ Deuda: 'sí', 'Valor de la deuda': '45000', 'Razón de la deuda': 'Descuadre de caja' })
  await boton('Crear')
  await aviso('Creado exitosamente')
  await devuelto('Crear')
  await isAsEntered()
})

/** The settlement of the first day stands on top of the list, with the figures that are stored, and all that came with it. */
async function isAsEntered() {
  expect(await poll(primerBus, /^305$/)).toBe('305')
  const [entered] = await delDia(UN_DIA)
  expect(entered).toMatchObject({ busNumero: '305', pasajerosReg: 321 })
  expect(await saidOf('305', UN_DIA, 'Pasajeros reg.')).toBe('321')
  const net = (await saidOf('305', UN_DIA, 'Neto reg.')).replace(/[^\d-]/g, '')
  expect(Number(net)).toBe(entered?.valorNetoReg)
  expect(await consultar(`/liquidaciones/detalle?uuid=${entered?.uuid}`)).toMatchObject({
    viajes: 7,
    gastos: [
      { nombre: 'Parqueadero', valor: 12_000 },
      { nombre: 'Taller', valor: 5_000 },
    ],
    abonoDto: { valor: 30_000, fecha: UN_DIA },
    deudaDto: { razon: 'Descuadre de caja', valor: 45_000, fecha: UN_DIA },
  })
}

test('gives the focus back however a dialog is closed', async () => {
  await pulsar('Enter')
  await enFoco('Fecha')
  await pulsar('Escape')
  await devuelto('Crear')

  await pulsar('Enter')
  await enFoco('Fecha')
  await escribir('0101')
  await pulsar('Escape')
  await enFoco('Seguir editando')
  await pulsar('Enter')
  await enFoco('Fecha')
  await boton('Cancelar')
  await enFoco('Seguir editando')
  await boton('Descartar')
  await devuelto('Crear')

  await fila(fechaLarga(UN_DIA))
  await pulsar('Enter')
  await boton('Detalle', 'Shift+Tab')
  await dialogo('Detalle de la Liquidación')
  await enFoco('Cerrar')
  await pulsar('Enter')
  await devuelto('Detalle')
  await boton('Eliminar', 'Shift+Tab')
  await enFoco('Cancelar')
  await pulsar('Enter')
  await devuelto('Eliminar')
})

test('settles the row: the date is unlocked, the box ticked', async () => {
  await boton('Liquidar')
  await dialogo('Liquidar')
  await enFoco('Bus')
  await boton('Desbloquear Campos')
  await enFoco('Fecha')
  await llenar({ Liquidada: 'sí' })
  await boton('Aceptar')
  await devuelto('Liquidar')
  expect(await delDia(UN_DIA)).toMatchObject([{ busNumero: '305', liquidada: true }])
})

test('it outlives a reload of the page and a restart of the server', async () => {
  unseen.push(...(await invisibleFocuses(page)))
  await page.reload()
  await isAsEntered()
  // An open page would look for the stopped server, and the browser logs each refused call.
  await page.goto('about:blank')
  await product.restart()
  await page.goto(product.url)
  await isAsEntered()
})

test('works on rows with single keys, and goes on from the row; a deleted one leaves the focus on its button', async () => {
  await fila(fechaLarga(UN_DIA))
  const celda = await foco()
  await pulsar('d')
  await dialogo('Detalle de la Liquidación')
  await enFoco('Cerrar')
  await pulsar('Escape')
  await devuelto(celda.nombre)
  await pulsar('e')
  await enFoco('Bus')
  await llenar({ Comentario: 'Revisada', Motivo: 'Otra lectura' })
  await pulsar('Control+Enter')
  await devuelto(celda.nombre)
  expect(await delDia(UN_DIA)).toMatchObject([{ comentario: 'Revisada' }])

  // It was settled, so that its deletion asks why.
  await pulsar('Delete')
  await enFoco('Motivo')
  await escribir('Estaba repetida')
  await boton('Eliminar')
  await aviso('Liquidación eliminada.')
  await devuelto('Eliminar')
  expect(await delDia(UN_DIA)).toEqual([])
})

test('enters bus after bus without leaving the dialog, whatever the rows behind it do', async () => {
  // The keyboard was in the last row of the page, which every new settlement pushes to the next one.
  await pulsar('t', 'Control+End')
  await enFoco(/^/, 'gridcell')
  await pulsar('c')
  await enFoco('Fecha')
  await llenar({ Fecha: escrita(OTRO_DIA), Bus: '301' })
  await pulsar('Alt+b')
  for (const [bus, siguiente] of [
    ['301', '302'],
    ['302', '303'],
    ['303', '304'],
  ] as const) {
    await enFoco('Viajes')
    expect(await page.locator('[name="busNumero"]').inputValue()).toBe(bus)
    const inicial = await registroInicial()
    await llenar({ Viajes: '6', 'Registradora final': String(inicial + 300), Sensor: '330' })
    await pulsar('Control+Shift+Enter')
    await page.getByText(`Creada la del bus ${bus}. Sigue el ${siguiente}.`).waitFor()
  }
  await enFoco('Viajes')
  // The list has come anew by now, and has left the focus where it was.
  expect(await poll(primerBus, /303/)).toBe('303')
  await escribir('9')
  expect(await page.locator('[name="viajes"]').inputValue()).toBe('9')
  await pulsar('Escape')
  await enFoco('Seguir editando')
  await boton('Descartar')
  await devuelto('Crear')
  expect((await delDia(OTRO_DIA)).map(({ busNumero }) => busNumero).sort()).toEqual(['301', '302', '303'])
})

const BUSES = Array.from({ length: 20 }, (_, i) => String(301 + i))
/** The last row but one is taken away again. */
const COUNTED = BUSES.filter((bus) => bus !== '319')

test('enters the sensors of twenty buses, one row taken away again', async () => {
  await pulsar('s')
  await enFoco('Fecha')
  await pulsar('Control+Enter')
  await page.getByText('Bus es requerido.').waitFor()
  await enFoco('Fecha')
  expect(await error()).toBe('Fecha es requerida.')
  await escribir(escrita(UN_DIA))
  await pulsar('Tab')
  for (const [i, bus] of BUSES.entries()) {
    await enFoco('Bus')
    await escribir(bus)
    await pulsar('Enter', 'Tab')
    await escribir(String(300 + i))
    await pulsar('Tab')
    await escribir('5')
    await pulsar('Tab')
    await escribir('6')
    await pulsar('Enter')
  }
  await enFoco('Bus')
  await boton('Quitar fila 21')
  await enFoco('Fecha')
  await boton('Quitar fila 19', 'Shift+Tab')
  await enFoco('Quitar fila 19')
  await boton('Limpiar Sensores')
  await enFoco('Fecha')
  await boton('Deshacer')
  await enFoco('Limpiar Sensores')
  await pulsar('Control+Enter')
  await aviso('Sensores ingresados')
  await devuelto('Ingresar Sensores')
  const entered = await delDia(UN_DIA)
  expect(entered.map(({ busNumero }) => busNumero).sort()).toEqual(COUNTED)
  // Nobody of the staff has delivered them yet.
  expect(entered.every(({ liquidada, fechaEntrega }) => !liquidada && fechaEntrega === null)).toBe(true)
})

test('searches by dates and by what is in lists, and clears', async () => {
  await pulsar('b')
  await enFoco('Bus')
  await llenar({ 'Fecha Inicio': escrita(OTRO_DIA), 'Fecha Final': escrita(UN_DIA) })
  await pulsar('Enter')
  await page.getByText('Fecha final debe ser mayor a la inicial.').waitFor()
  await enFoco('Fecha Final')
  expect(await error()).toBe('Fecha final debe ser mayor a la inicial.')
  await pulsar('Shift+Tab')
  await llenar({ 'Fecha Inicio': escrita(UN_DIA), 'Fecha Final': escrita(OTRO_DIA) })
  await pulsar('Enter')
  await expectPagina(/^1–10 de 22$/)
  expect(page.url()).toContain(`fechaInicial=${UN_DIA}`)
  // What was sent has the focus again.
  await enFoco('Fecha Final')
  await pulsar('b')
  await llenar({ Liquidada: 'Si' })
  await boton('Buscar')
  await page.getByText('No hay liquidaciones.').waitFor()
  await enFoco('Buscar')
  await pulsar('b')
  await boton('Limpiar')
  await expectPagina(/de [\d.]{5,}$/)
  await enFoco('Limpiar')
})

test('three of the counted are found with Buscar, completed and settled', async () => {
  for (const [i, bus] of ['301', '307', '312'].entries()) {
    await pulsar('c')
    await enFoco('Fecha')
    await llenar({ Fecha: escrita(UN_DIA), Bus: bus })
    await boton('Buscar')
    await page.locator(`[name="sensor"][value="${300 + BUSES.indexOf(bus)}"]`).waitFor()
    await enFoco('Viajes')
    const inicial = await registroInicial()
    await llenar({
      'Registradora final': String(inicial + 250 + i),
      'Valor del gasto 1': '20000',
      Liquidada: 'sí',
    })
    await pulsar('Control+Enter')
    await devuelto('Crear')
  }
  const settled = (await delDia(UN_DIA)).filter(({ liquidada }) => liquidada)
  expect(settled.map(({ busNumero, pasajerosReg }) => `${busNumero}: ${pasajerosReg}`).sort()).toEqual([
    '301: 250',
    '307: 251',
    '312: 252',
  ])
})

test('one is deleted, and the days are exported as they stand', async () => {
  await pulsar('b')
  await enFoco('Bus')
  await llenar({ 'Fecha Inicio': escrita(UN_DIA), 'Fecha Final': escrita(OTRO_DIA), Liquidada: 'No' })
  await boton('Buscar')
  await expectPagina(/^1–10 de 19$/)
  await pulsar('b')
  await llenar({ Liquidada: 'Todas' })
  await boton('Buscar')
  await expectPagina(/^1–10 de 22$/)
  await enFoco('Buscar')
  await fila('320')
  await pulsar('Delete')
  await enFoco('Cancelar')
  await boton('Eliminar')
  await aviso('Liquidación eliminada.')
  await expectPagina(/^1–10 de 21$/)
  await devuelto('Eliminar')

  const [descarga] = await Promise.all([page.waitForEvent('download'), pulsar('x')])
  await enFoco('Exportar')
  expect(descarga.suggestedFilename()).toBe('liquidaciones.csv')
  const [titles = '', ...lines] = (await contentOf(descarga)).toString().trimEnd().split('\r\n')
  expect(lines).toHaveLength(21)
  const columns = titles.replace('\uFEFF', '').split(';')
  const cells = lines.map((line) => line.split(';'))
  const under = (title: string, day: string) =>
    cells.filter((row) => row[columns.indexOf('Fecha')] === day).map((row) => row[columns.indexOf(title)])
  expect(under('Bus', UN_DIA).sort()).toEqual(COUNTED.filter((bus) => bus !== '320'))
  expect(under('Bus', OTRO_DIA).sort()).toEqual(['301', '302', '303'])
  // Only what staff have entered has a day of delivery.
  expect(under('Fecha de entrega', UN_DIA).filter(Boolean)).toEqual([HOY, HOY, HOY])
  const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0)
  const stored = (await delDia(UN_DIA)).map(({ valorNetoSensor }) => valorNetoSensor)
  expect(sum(under('Neto sensor', UN_DIA).map(Number))).toBe(sum(stored))
  await pulsar('b')
  await boton('Limpiar')
  await expectPagina(/de [\d.]{5,}$/)
  await enFoco('Limpiar')
})

test('? lists the keys; what it says of single keys can be switched off and on', async () => {
  await pulsar('?')
  await dialogo('Atajos de teclado')
  await enFoco('Cerrar')
  await tabHasta('Atajos de una sola tecla', { tecla: 'Shift+Tab' })
  await pulsar('Space', 'Escape')
  await devuelto('Limpiar')
  await pulsar('c', '?')
  expect((await foco()).nombre).toBe('Limpiar')
  await tabHasta('Saltar al contenido')
  await boton('AAdministradoraAdministración y Edición')
  await page.getByRole('menu').waitFor()
  for (let i = 0; (await foco()).nombre !== 'Atajos de teclado' && i < 5; i++) await pulsar('ArrowDown')
  await pulsar('Enter')
  await dialogo('Atajos de teclado')
  await enFoco('Cerrar')
  await tabHasta('Atajos de una sola tecla', { tecla: 'Shift+Tab' })
  await pulsar('Space', 'Escape')
  await devuelto('AAdministradoraAdministración y Edición')
  await pulsar('c')
  await enFoco('Fecha')
  await pulsar('Escape')
  await devuelto('Crear')
})

test('the focus was always to be seen, and the browser had nothing to complain of', async () => {
  expect([...unseen, ...(await invisibleFocuses(page))]).toEqual([])
  // The wrong password's.
  expect(quejas).toEqual([expect.stringContaining('400')])
})
