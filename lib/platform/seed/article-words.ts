type ArticleWords = {
  category: string;
  /** Nouns with a usual price in USD. */
  nouns: readonly (readonly [noun: string, price: number])[];
  /** Sizes or sets, each with its price factor. */
  sizes: readonly (readonly [size: string, factor: number])[];
  looks: readonly string[];
};

const colors = ['Sage', 'Charcoal', 'Oat', 'Midnight', 'Rust', 'Ivory'] as const;

/** What each kind of brand sells. Each combination of noun, size and look is an article. */
export const articleWords = {
  kitchen: {
    category: 'Kitchen & Dining',
    nouns: [
      ['Enamel Dutch Oven', 79],
      ['Carbon Steel Skillet', 54],
      ['Saucepan with Lid', 46],
      ['Chef Knife', 68],
      ['Mixing Bowl Set', 38],
      ['Roasting Tray', 34],
      ['Salt Cellar', 18],
      ['Griddle Pan', 49],
    ],
    sizes: [
      ['Small', 0.8],
      ['Medium', 1],
      ['Large', 1.3],
    ],
    looks: colors,
  },
  home: {
    category: 'Home',
    nouns: [
      ['Soy Candle', 24],
      ['Wool Throw', 72],
      ['Linen Cushion Cover', 29],
      ['Ceramic Vase', 36],
      ['Bedside Lamp', 58],
      ['Storage Basket', 32],
      ['Bath Towel Set', 44],
      ['Reed Diffuser', 27],
    ],
    sizes: [
      ['Single', 0.9],
      ['Pair', 1.7],
      ['Set of 3', 2.4],
    ],
    looks: ['Cedar', 'Sea Salt', 'Fig', 'Linen', 'Amber', 'Moss'],
  },
  desk: {
    category: 'Office',
    nouns: [
      ['Monitor Riser', 64],
      ['Desk Shelf', 89],
      ['Pen Tray', 22],
      ['Laptop Stand', 59],
      ['Felt Desk Mat', 42],
      ['Cable Organiser', 19],
      ['Notebook Holder', 28],
      ['Footrest', 54],
    ],
    sizes: [
      ['Compact', 0.85],
      ['Standard', 1],
      ['Wide', 1.25],
    ],
    looks: ['Walnut', 'White Oak', 'Ash', 'Black Oak', 'Birch', 'Cherry'],
  },
  outdoor: {
    category: 'Sports & Outdoors',
    nouns: [
      ['Trail Tent', 219],
      ['Down Sleeping Bag', 168],
      ['Day Pack', 84],
      ['Trekking Poles', 62],
      ['Camp Stove', 48],
      ['Insulated Bottle', 31],
      ['Rain Shell', 129],
      ['Head Torch', 37],
    ],
    sizes: [
      ['Light', 1.15],
      ['Classic', 1],
      ['Expedition', 1.45],
    ],
    looks: ['Pine', 'Granite', 'Ember', 'Glacier', 'Dune', 'Night'],
  },
  beauty: {
    category: 'Beauty',
    nouns: [
      ['Cleansing Balm', 28],
      ['Day Cream', 36],
      ['Night Serum', 48],
      ['Hand Cream', 16],
      ['Body Oil', 32],
      ['Lip Balm', 9],
      ['Clay Mask', 26],
      ['Hair Oil', 29],
    ],
    sizes: [
      ['Travel 30 ml', 0.5],
      ['50 ml', 1],
      ['100 ml', 1.6],
    ],
    looks: ['Rose', 'Unscented', 'Neroli', 'Oat', 'Rosemary', 'Calendula'],
  },
  coffee: {
    category: 'Coffee & Tea',
    nouns: [
      ['Pour-Over Kettle', 69],
      ['Hand Grinder', 84],
      ['Glass Carafe', 38],
      ['Espresso Cups', 29],
      ['Dripper', 24],
      ['Milk Pitcher', 22],
      ['Bean Canister', 31],
      ['French Press', 42],
    ],
    sizes: [
      ['2 Cups', 0.85],
      ['4 Cups', 1],
      ['8 Cups', 1.3],
    ],
    looks: ['Copper', 'Matte Black', 'Clay', 'Steel', 'Cream', 'Olive'],
  },
  clothing: {
    category: 'Clothing',
    nouns: [
      ['Merino Base Layer', 74],
      ['Cable Sweater', 118],
      ['Ribbed Beanie', 28],
      ['Hiking Socks', 19],
      ['Wool Scarf', 46],
      ['Lined Gloves', 39],
      ['Zip Cardigan', 126],
      ['Long Johns', 64],
    ],
    sizes: [
      ['S', 1],
      ['M', 1],
      ['L', 1.05],
    ],
    looks: ['Heather', 'Navy', 'Spruce', 'Burgundy', 'Stone', 'Black'],
  },
  workshop: {
    category: 'Tools & Home Improvement',
    nouns: [
      ['Bit Set', 34],
      ['Block Plane', 78],
      ['Chisel Set', 92],
      ['Combination Square', 29],
      ['Pull Saw', 41],
      ['Bench Vice', 124],
      ['Mallet', 32],
      ['Tool Roll', 48],
    ],
    sizes: [
      ['Starter', 0.8],
      ['Workshop', 1],
      ['Master', 1.6],
    ],
    looks: ['Beech', 'Steel', 'Leather', 'Canvas', 'Hornbeam', 'Black'],
  },
  fitness: {
    category: 'Fitness',
    nouns: [
      ['Kettlebell', 54],
      ['Yoga Mat', 48],
      ['Resistance Bands', 26],
      ['Foam Roller', 31],
      ['Jump Rope', 18],
      ['Balance Board', 66],
      ['Adjustable Bench', 148],
      ['Training Rings', 39],
    ],
    sizes: [
      ['Beginner', 0.9],
      ['Regular', 1],
      ['Pro', 1.5],
    ],
    looks: ['Coral', 'Slate', 'Lime', 'Sand', 'Ocean', 'Black'],
  },
  garden: {
    category: 'Garden',
    nouns: [
      ['Secateurs', 38],
      ['Watering Can', 34],
      ['Terracotta Pot', 22],
      ['Seed Collection', 16],
      ['Raised Bed', 98],
      ['Hand Trowel', 19],
      ['Compost Caddy', 36],
      ['Garden Apron', 29],
    ],
    sizes: [
      ['Balcony', 0.8],
      ['Garden', 1],
      ['Orchard', 1.4],
    ],
    looks: ['Moss', 'Terracotta', 'Zinc', 'Lavender', 'Chalk', 'Plum'],
  },
  audio: {
    category: 'Electronics',
    nouns: [
      ['Bookshelf Speaker', 189],
      ['Over-Ear Headphones', 159],
      ['Earbuds', 99],
      ['Turntable', 249],
      ['Portable Speaker', 79],
      ['Desktop Amplifier', 139],
      ['Headphone Stand', 35],
      ['Record Brush', 18],
    ],
    sizes: [
      ['One', 0.85],
      ['Two', 1],
      ['Studio', 1.4],
    ],
    looks: ['Walnut', 'Graphite', 'Ivory', 'Azure', 'Red', 'Silver'],
  },
  baby: {
    category: 'Baby',
    nouns: [
      ['Muslin Cloths', 22],
      ['Sleep Sack', 46],
      ['Play Mat', 68],
      ['Bib Set', 19],
      ['Baby Carrier', 119],
      ['Night Light', 34],
      ['Bath Support', 39],
      ['Wooden Rattle', 16],
    ],
    sizes: [
      ['0-6 Months', 0.95],
      ['6-12 Months', 1],
      ['12-36 Months', 1.1],
    ],
    looks: ['Mint', 'Cloud', 'Apricot', 'Sky', 'Oat', 'Berry'],
  },
} as const satisfies Record<string, ArticleWords>;

export type ArticleKind = keyof typeof articleWords;
