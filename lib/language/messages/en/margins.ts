export const margins = {
  description:
    'What remains of a sale after the product’s own costs. Profit subtracts commission and costs from it.',
  failed: 'The margins could not be loaded',
  managers: {
    title: 'Owners and admins manage margins.',
    text: 'You can see which are stored.',
  },
  title: 'Margins',
  order: 'A product’s margin counts before its category’s, a category’s before its brand’s.',
  none: {
    title: 'No margins yet',
    set: 'Set what remains of a sale after the product’s own costs. Until then, profit is unknown.',
    ask: 'Ask an owner or admin to set some. Until then, profit is unknown.',
  },
  noMatch: 'No margin matches.',
  kind: 'Kind',
  all: 'All',
  kinds: {
    brand: {
      one: 'Brand',
      many: 'Brands',
      choose: 'Choose a brand',
      chooseIssue: 'Choose a brand.',
      deleteTitle: 'Delete all margins of brands?',
      deleteText:
        '{count, plural, one {# margin} other {# margins}} of brands are deleted for everyone in the workspace.',
    },
    category: {
      one: 'Category',
      many: 'Categories',
      choose: 'Choose a category',
      chooseIssue: 'Choose a category.',
      deleteTitle: 'Delete all margins of categories?',
      deleteText:
        '{count, plural, one {# margin} other {# margins}} of categories are deleted for everyone in the workspace.',
    },
    product: {
      one: 'Product',
      many: 'Products',
      choose: 'Choose a product',
      chooseIssue: 'Choose a product.',
      deleteTitle: 'Delete all margins of products?',
      deleteText:
        '{count, plural, one {# margin} other {# margins}} of products are deleted for everyone in the workspace.',
    },
  },
  find: 'Find a name or id',
  add: 'Add margin',
  adding: 'Add a margin',
  added: 'The margin was added',
  from: {
    label: 'From (UTC)',
    hint: 'Sales before this day keep their earlier margin',
    missing: 'Enter a day.',
  },
  percent: {
    label: 'Margin in percent',
    hint: 'What remains of a sale after the product’s own costs',
  },
  since: 'from {day}',
  beginning: 'from the beginning',
  start: {
    label: 'Applies',
    beginning: 'From the beginning',
    day: 'From a day on',
  },
  earlier: '{count, plural, one {# other margin} other {# other margins}}',
  edit: 'Change the margin of {name}, {since}',
  changed: 'The margin was changed',
  save: 'Save',
  delete: 'Delete the margin of {name}, {since}',
  deleted: 'The margin of {name}, {since}, was deleted.',
  more: 'Show more margins',
  deleteAll: 'Delete all {count, number}',
  deleteConfirm: 'Delete margins',
  deletedCount: '{count, plural, one {# margin} other {# margins}} deleted',
  import: 'Import margins',
  importHint:
    'One line per margin: kind (brand, category or product), subject (id or name), from (YYYY-MM-DD), percent. Stored margins from the same days are replaced.',
  imported: '{count, plural, one {# margin} other {# margins}} imported',
  share: '{share, number, ::percent .##}',
  issues: {
    kind: 'The kind {problem}.',
    subject: 'The name {problem}.',
    from: 'The day {problem}.',
    percent: 'The margin {problem}.',
  },
} as const;
