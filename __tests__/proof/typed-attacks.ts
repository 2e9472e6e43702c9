/** An attacker at the keyboard: what is typed in every field of text is kept and shown as the text that it is. */
import { type BrowserContext, type Locator, type Page } from 'playwright-core'
import { hoyEn } from '../../src/contract/fechas'
import { contentOf } from '../setup/downloads'
import { ingresarEnPagina, unNavegadorVigilado } from '../setup/attacks'
import { textoDePdf } from '../setup/pdf'
import { startProduct } from '../setup/product'

const CLAVE = 'cochera-demo'
const [ANIO, MES, DIA] = hoyEn('America/Bogota').split('-')
const HOY = `${DIA}/${MES}/${ANIO?.slice(-2)}`

interface Typing {
  /** An attack for a field that has room for so many characters. */
  ataque: (largo?: number) => string
  /** What is written into addresses. */
  enDirecciones: readonly string[]
  /** How many of each are typed. */
  cuantos: { conductores: number; buses: number; deudas: number; asistencias: number; ingresos: number }
}

/** The tests of one browser, which goes through every screen. */
export function typeAttacks({ ataque, enDirecciones, cuantos }: Typing) {
  let context: BrowserContext
  let page: Page
  let faltas: string[]

  beforeAll(async () => {
    const { url } = await startProduct()
    ;({ context, faltas } = await unNavegadorVigilado(url))
    page = await ingresarEnPagina(context, CLAVE)
  })
  afterEach(() => expect(faltas.splice(0)).toEqual([]))

  const boton = (nombre: string, parte: Page | Locator = page) =>
    parte.getByRole('button', { name: nombre, exact: true })

  const campo = (etiqueta: string, parte: Page | Locator = page) =>
    parte.getByLabel(etiqueta, { exact: true }).and(parte.locator('input, textarea'))

  async function ir(pantalla: string, titulo = pantalla) {
    await page.getByRole('navigation').getByRole('link', { name: pantalla, exact: true }).click()
    await page.getByRole('heading', { name: titulo, level: 1 }).waitFor()
  }

  async function abrir(nombre: string, titulo: string) {
    await boton(nombre).click()
    const dialogo = page.getByRole('dialog', { name: titulo })
    await dialogo.waitFor()
    return dialogo
  }

  /** Types key by key in fields by their labels, then leaves each; a list takes the option of that name. */
  async function escribir(donde: Page | Locator, textos: Record<string, string>) {
    for (const [etiqueta, texto] of Object.entries(textos)) {
      const lista = donde.getByLabel(etiqueta, { exact: true }).and(donde.locator('select'))
      if ((await lista.count()) > 0) {
        await lista.selectOption({ label: texto })
        continue
      }
      const uno = campo(etiqueta, donde)
      await uno.focus()
      await uno.fill('')
      await uno.pressSequentially(texto)
      await uno.press('Tab')
    }
  }

  async function enviar(dialogo: Locator, nombre: string) {
    await boton(nombre, dialogo).click()
    await dialogo.waitFor({ state: 'detached' })
  }

  const fila = (...textos: string[]) =>
    textos.reduce<Locator>(
      (filas, texto) => filas.filter({ has: page.getByRole('gridcell', { name: texto, exact: true }) }),
      page.locator('[role="row"][data-id]'),
    )

  /** Opens what edits the row, sees what was typed there in its fields, and leaves. */
  async function verAlEditar(titulo: string, textos: Record<string, string>) {
    const dialogo = await abrir('Editar', titulo)
    for (const [etiqueta, texto] of Object.entries(textos))
      expect([etiqueta, await campo(etiqueta, dialogo).inputValue()]).toEqual([etiqueta, texto])
    await boton('Cancelar', dialogo).click()
    await dialogo.waitFor({ state: 'detached' })
  }

  async function descargar(nombre: string) {
    const [descarga] = await Promise.all([page.waitForEvent('download'), boton(nombre).click()])
    return contentOf(descarga)
  }

  /** Whether the exported file has these texts as whole cells. */
  async function estanEnElArchivo(textos: readonly string[]) {
    const archivo = `;${(await descargar('Exportar')).toString().replaceAll('\r\n', ';')}`
    for (const texto of textos) {
      const celda = /[";]/.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto
      expect([texto, archivo.includes(`;${celda};`)]).toEqual([texto, true])
    }
  }

  /** The drivers and buses that were typed, for the tests that need one. */
  const conductores: { nombre: string; documento: string }[] = []
  const buses: string[] = []

  test('as drivers', async () => {
    await ir('Conductores')
    const nombres: string[] = []
    for (let vez = 0; vez < cuantos.conductores; vez += 1) {
      const textos = { Nombre: ataque(120), Empresa: ataque(80), Documento: `${vez}${ataque(29)}` }
      const dialogo = await abrir('Crear', 'Crear Conductor')
      await escribir(dialogo, {
        'Fecha de nacimiento': ataque(),
        ...textos,
        'Tipo de documento': 'Pasaporte',
      })
      await escribir(dialogo, { 'Fecha de nacimiento': '17051955' })
      await enviar(dialogo, 'Crear')
      await fila(textos.Nombre, textos.Empresa, textos.Documento).waitFor()
      if (vez === 0) await verAlEditar('Editar Conductor', textos)
      conductores.push({ nombre: textos.Nombre, documento: textos.Documento })
      nombres.push(...Object.values(textos))
    }
    await estanEnElArchivo(nombres)
  })

  test('as buses', async () => {
    await ir('Buses')
    for (let vez = 0; vez < cuantos.buses; vez += 1) {
      const { nombre, documento } = conductores[vez] ?? { nombre: '', documento: '' }
      const textos = {
        Número: `${vez}${ataque(19)}`,
        Placa: `${vez}${ataque(11)}`,
        Empresa: ataque(80),
        Modelo: ataque(40),
        Marca: ataque(40),
      }
      const dialogo = await abrir('Crear', 'Crear Bus')
      await escribir(dialogo, { ...textos, Ruta: 'Circular Coonatra', Conductor: documento })
      await enviar(dialogo, 'Crear')
      await fila(textos.Número, textos.Empresa, nombre).waitFor()
      if (vez === 0) await verAlEditar('Editar Bus', { ...textos, Placa: textos.Placa.toUpperCase() })
      buses.push(textos.Número)
    }
  })

  test.each([
    ['debts', 'Deudas', 'Crear Deuda', 'Editar Deuda', 'Razón', {}],
    ['repayments', 'Abonos', 'Crear Abono', 'Editar Abono', 'Origen', { Fecha: HOY }],
  ])('as %s', async (_que, pantalla, crear, editar, etiqueta, demas) => {
    await ir(pantalla)
    const textos: string[] = []
    for (let vez = 0; vez < cuantos.deudas; vez += 1) {
      const texto = ataque(200)
      const { nombre, documento } = conductores[vez] ?? { nombre: '', documento: '' }
      const dialogo = await abrir('Crear', crear)
      await escribir(dialogo, { Conductor: documento, Valor: ataque() })
      await escribir(dialogo, { Valor: '1000', [etiqueta]: texto, ...demas })
      await enviar(dialogo, 'Crear')
      await fila(nombre, texto).waitFor()
      textos.push(texto)
    }
    await fila(textos[0] ?? '')
      .getByRole('gridcell')
      .first()
      .click()
    await verAlEditar(editar, { [etiqueta]: textos[0] ?? '' })
    await estanEnElArchivo(textos)
  })

  const gastos: string[] = []

  test('in a settlement, its expenses and its debt', async () => {
    await ir('Liquidaciones')
    const comentarios: string[] = []
    for (const bus of buses) {
      const dialogo = await abrir('Crear', 'Crear Liquidación')
      const textos = {
        'Nombre del gasto 1': ataque(60),
        'Nombre del gasto 2': ataque(60),
        Comentario: ataque(500),
      }
      await escribir(dialogo, { Fecha: HOY, Bus: bus, Viajes: ataque() })
      await escribir(dialogo, {
        ...textos,
        'Valor del gasto 1': '12000',
        'Valor del gasto 2': '5000',
        Viajes: '7',
        'Registradora inicial': '5000',
        'Registradora final': '5321',
        Sensor: '360',
      })
      await dialogo.getByLabel('Deuda', { exact: true }).check()
      const razon = ataque(200)
      await escribir(dialogo, { 'Valor de la deuda': '1000', 'Razón de la deuda': razon })
      await enviar(dialogo, 'Crear')
      await fila(bus, textos.Comentario).getByRole('gridcell').first().click()

      const detalle = await abrir('Detalle', 'Detalle')
      const leido = await detalle.innerText()
      for (const texto of [...Object.values(textos), razon, bus]) expect(leido).toContain(texto)
      await boton('Cerrar', detalle).click()
      await detalle.waitFor({ state: 'detached' })
      comentarios.push(textos.Comentario)
      gastos.push(textos['Nombre del gasto 1'], textos['Nombre del gasto 2'])
    }
    await estanEnElArchivo([...comentarios, ...buses])
  })

  test('as the name of an expense that is searched for', async () => {
    await ir('Reporte de gastos')
    const buscar = page.getByRole('search')
    for (const nombre of new Set(gastos)) {
      await escribir(buscar, { 'Nombre Gasto': nombre })
      await boton('Buscar', buscar).click()
      await page.waitForURL((url) => url.searchParams.get('nombre') === nombre)
      await fila(nombre).first().waitFor()
    }
    // The address says the same to whoever is sent it.
    await page.reload()
    await fila(gastos.at(-1) ?? '')
      .first()
      .waitFor()
    await estanEnElArchivo(gastos.slice(-1))
  })

  test('in the attendance of the day', async () => {
    await ir('Crear', 'Crear asistencias')
    const celdas = page.getByRole('grid').getByRole('combobox')
    await celdas.first().waitFor()
    const textos: string[] = []
    for (let numero = 0; numero < cuantos.asistencias; numero += 1) {
      const texto = ataque(numero % 2 === 0 ? 20 : 200)
      await celdas.nth(numero).focus()
      await celdas.nth(numero).fill('')
      await celdas.nth(numero).pressSequentially(texto)
      await celdas.nth(numero).press('Enter')
      textos.push(texto)
    }
    await boton('Completar Asistencia').click()
    await boton('Guardar así').click()
    await page
      .getByText(/sin guardar/i)
      .first()
      .waitFor({ state: 'detached' })

    await ir('Consultar', 'Asistencias')
    await page.getByLabel('Tipo', { exact: true }).selectOption({ label: 'Día' })
    await boton('Buscar').click()
    for (const texto of textos)
      await page.getByRole('gridcell', { name: texto, exact: true }).first().waitFor()
    await estanEnElArchivo(textos)
  })

  test('on a document that is printed', async () => {
    await ir('Documentos')
    await page.getByLabel('Documento').selectOption('Vacaciones')
    const { nombre, documento } = conductores[0] ?? { nombre: '', documento: '' }
    await escribir(page, { Conductor: documento })
    const [hoja] = await textoDePdf(await descargar('Generar'))
    expect(hoja).toContain(nombre)
    expect(hoja).toContain(documento)

    await page.getByLabel('Documento').selectOption('Liquidación Antigua')
    await escribir(page, { Conductor: `nadie ${ataque()}`, Año: ataque(), Valor: ataque() })
    await boton('Generar').click()
    await page.getByText('El conductor es requerido.').waitFor()
    // Where what is left behind is asked about.
    await page.getByRole('navigation').getByRole('link', { name: 'Salarios', exact: true }).click()
    await boton('Salir sin guardar').click()
    await page.getByRole('heading', { name: 'Salarios', level: 1 }).waitFor()
  })

  test('in the searches and the filters', async () => {
    for (const [pantalla, etiquetas] of [
      ['Liquidaciones', ['Bus', 'Conductor', 'Fecha Inicio', 'Fecha Final']],
      ['Salarios', ['Conductor', 'Fecha Inicio']],
      ['Deudas', ['Conductor']],
      ['Abonos', ['Conductor']],
      ['Reporte de gastos', ['Bus', 'Conductor', 'Fecha Final']],
    ] as const) {
      await ir(pantalla)
      for (const etiqueta of etiquetas) await escribir(page.getByRole('search'), { [etiqueta]: ataque() })
      await boton('Buscar', page.getByRole('search')).click()
    }
    // Whose first column is text.
    for (const pantalla of ['Conductores', 'Buses']) {
      await ir(pantalla)
      await boton('Filtros').click()
      const valor = page.getByRole('textbox', { name: 'Valor' }).last()
      const texto = ataque()
      await valor.pressSequentially(texto)
      expect(await valor.inputValue()).toBe(texto)
      await page.keyboard.press('Escape')
    }
  })

  test('in an address', async () => {
    const rutas = ['/no-existe/', '/reportes/gastos?nombre=', '/?numero=1&documento=']
    for (const [numero, texto] of enDirecciones.entries()) {
      await page.goto(`${rutas[numero % rutas.length]}${encodeURIComponent(texto)}#${texto}`)
      await page.locator('h1').first().waitFor()
    }
  })

  test('as a user and passwords', async () => {
    await page.goto('/festivos')
    const abrirSesion = () => page.getByRole('button', { name: /Administradora/ }).click()
    await abrirSesion()
    await page.getByRole('menuitem', { name: 'Cambiar clave' }).click()
    const dialogo = page.getByRole('dialog', { name: 'Cambiar clave' })
    const nueva = ataque()
    await escribir(dialogo, {
      'Clave actual': ataque(),
      'Clave nueva (mínimo 12 caracteres)': nueva,
      'Repita la clave nueva': nueva,
    })
    await boton('Cambiar clave', dialogo).click()
    await dialogo.getByText('La clave actual no es correcta.').first().waitFor()
    await boton('Cancelar', dialogo).click()
    await boton('Descartar').click()
    await dialogo.waitFor({ state: 'detached' })
    await abrirSesion()
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
    for (let vez = 0; vez < cuantos.ingresos; vez += 1) {
      await escribir(page, { Usuario: ataque(), Clave: ataque() })
      await boton('Iniciar Sesión').click()
      await page.getByText('Usuario o clave incorrectos.').waitFor()
    }
  })
}
