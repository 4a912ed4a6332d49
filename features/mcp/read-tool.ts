import type { Answered } from '@/lib/api/typed-call';
import type { Day } from '@/lib/data/terms/days';
import { type Fields, inputSchemaOf, operationOf, type PageField } from './input-schema';
import { readFilters, writeArguments } from './read-arguments';
import { type Source, writeReceipt } from './receipt';
import type { Apis, MakeTool, OperationName, Page, Part, ToolAnswer } from './tool';

type Declaration<Name extends OperationName> = {
  title: string;
  description: string;
  operation: Name;
  /** The parameters that an agent may set, with what they mean. */
  fields: Fields;
  /** Those that narrow what it answers. Its caption states them. */
  filters?: Fields;
  /** How its lists are asked for in parts. By default, the answer has them whole, and is cut. */
  pages?: keyof typeof pagings;
  /** Parameters that an agent does not set. */
  always?: Record<string, string>;
  /** Narrows the answer to what an agent needs. `asked`: the query that was sent. */
  show: (
    answer: Answered<Apis[Name]>,
    page: Page,
    context: { asked: URLSearchParams; today: Day },
  ) => { source: Source; lists: Part[]; data: ToolAnswer['data'] };
};

/** By how a tool's lists are asked for: its arguments, and how the operation is asked for a page. */
const pagings = {
  whole: { fields: ['limit', 'offset'], write: () => ({}) },
  limit: { fields: ['limit', 'offset'], write: ({ limit, offset }) => ({ limit, offset }) },
  top: { fields: ['limit', 'offset'], write: ({ limit, offset }) => ({ top: limit, offset }) },
  offset: { fields: ['offset'], write: () => ({}) },
  firstTop: { fields: ['limit'], write: ({ limit }) => ({ top: limit }) },
  firstLimit: { fields: ['limit'], write: ({ limit }) => ({ limit }) },
  none: { fields: [], write: () => ({}) },
} as const satisfies Record<string, { fields: PageField[]; write: (page: Page) => Record<string, number> }>;

/** Declares a tool that reads one operation. Its arguments derive from the operation's query. */
export function readTool<Name extends OperationName>(declaration: Declaration<Name>): MakeTool {
  const {
    title,
    description,
    operation: name,
    filters = {},
    pages = 'whole',
    always = {},
    show,
  } = declaration;
  const fields = { ...declaration.fields, ...filters };
  const paging = pagings[pages];
  return (operations) => {
    const operation = operationOf(operations, name);
    return {
      title,
      description,
      writes: false,
      input: inputSchemaOf(operation, fields, paging.fields),
      async run(given, page, { ask, today, nameValues }) {
        const search = writeArguments(operation, fields, given);
        for (const [parameter, value] of Object.entries({ ...always, ...paging.write(page) }))
          search.set(parameter, String(value));
        const { source, lists, data } = show(await ask(name, { search }), page, { asked: search, today });
        const named = await nameValues(readFilters(operation, filters, search));
        return { receipt: writeReceipt(source, { title, filters: named, today }), lists, data };
      },
    };
  };
}
