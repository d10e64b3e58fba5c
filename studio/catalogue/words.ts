/** The words of which titles are called. All invented for this studio; a name that is somebody's has no place here. */
import type { ThemeName } from '../games/slot/page/themes.ts'

interface Words {
  readonly before: readonly string[]
  readonly after: readonly string[]
}

const list = (text: string) => text.split(' ').map((word) => word.replaceAll('_', ' '))

/** A title is one of the first and one of the second: twenty and twenty make four hundred. */
export const WORDS: Readonly<Record<ThemeName, Words>> = {
  fruit: {
    before: list(
      'Juicy Sweet Sunny Ripe Golden Frosty Fizzy Crisp Lucky Wild Royal Neon Double Hot Velvet Cosmic Tangy Merry Sparkling Midnight',
    ),
    after: list(
      'Orchard Basket Grove Cocktail Harvest Punch Stand Garden Crush Splash Parade Row Market Medley Fiesta Juice Salad Picnic Squeeze Cart',
    ),
  },
  bars: {
    before: list(
      'Silver Brass Copper Chrome Classic Vintage Diamond Turbo Steel Lucky Triple Grand Old_Town Corner Downtown Blazing Polished Electric Sapphire Jolly',
    ),
    after: list(
      'Sevens Bars Bells Reels Line Jackline Row Spinner Stripes Express Parlour Lever Machine Drums Club Deluxe Arcade Tokens Nickels Dash',
    ),
  },
  savanna: {
    before: list(
      'Golden Roaming Sunlit Proud Thunder Dusty Great Red_Earth Wild Silent Rising Baobab Acacia Dawn Twilight Brave Open Whispering Painted Amber',
    ),
    after: list(
      'Pride Plains Herd Horizon Safari Drums Hunter Waterhole Migration Mane Trail Chief Lions Tusk Savanna Kingdom Warriors Stampede Crossing Rangers',
    ),
  },
  gems: {
    before: list(
      'Crystal Shining Hidden Royal Prism Dazzling Deep Glowing Radiant Frozen Mystic Emerald Ruby Sapphire Polished Star Velvet Grand Secret Bright',
    ),
    after: list(
      'Vault Mine Cascade Treasure Facets Cavern Jewels Quarry Sparkle Lagoon Cluster Palace Rush Chamber Glitter Seam Hoard Cove Shards Carats',
    ),
  },
  sea: {
    before: list(
      'Deep Coral Pearl Stormy Blue Sunken Silver Drifting Salty Moonlit Hidden Tidal Zanzibar Lamu Sailor’s Mermaid’s Northern Misty Ocean Calm',
    ),
    after: list(
      'Reef Lagoon Tide Harbour Depths Voyage Current Treasure Anchor Bay Dhow Waves Catch Island Shore Atoll Compass Sails Archipelago Whirlpool',
    ),
  },
  space: {
    before: list(
      'Stellar Orbit Lunar Cosmic Neon Solar Hyper Distant Zero Galactic Silent Astral Nova Comet Gravity Martian Radiant Infinite Quantum Starlit',
    ),
    after: list(
      'Drift Voyage Riders Station Quest Pulse Outpost Beacon Frontier Launch Signal Express Nebula Patrol Eclipse Odyssey Horizon Rush Runners Dreams',
    ),
  },
  stadium: {
    before: list(
      'Golden Extra Last_Minute Floodlight Champion Winning Home Derby Street Sunday Penalty Derby_Day Terrace Captain’s Rising Super Flying Red_Card Final Lucky',
    ),
    after: list(
      'Goal Cup Kick Striker Whistle League Keeper Stadium Boots Eleven Crowd Volley Match Corner Trophy Hat_Trick Anthem Legends Header Stars',
    ),
  },
  nile: {
    before: list(
      'Golden Hidden Sacred Eternal Ancient Desert Sunken Royal Scarab Sphinx River Sandstone Lost Moonlit Whispering Silent Falcon Amber Buried Burning',
    ),
    after: list(
      'Pharaoh Temple Tomb Dynasty Oracle Delta Sands Pyramid Crown Scroll Obelisk Queen Treasures Chamber Secrets Sun Relics Gate Mirage Dunes',
    ),
  },
  market: {
    before: list(
      'Lagos Kariakoo Balogun Spicy Bright Busy Golden Mama’s Morning Sunset Village Harvest Kente Ankara Saturday Lucky Fresh Painted Corner Festive',
    ),
    after: list(
      'Market Bazaar Basket Stall Traders Fortune Feast Colours Street Beads Spice Pot Bargain Parade Mangoes Cloth Kitchen Suya Festival Wagon',
    ),
  },
  music: {
    before: list(
      'Midnight Highlife Afro Velvet Electric Golden Juju Neon Rumba Jazz Rhythm Coastal Dancing Soul Brass Funky Talking Taarab Happy Loud',
    ),
    after: list(
      'Groove Beat Nights Band Drums Stage Melody Jam Vinyl Encore Strings Parade Boulevard Session Dance Chorus Stars Lounge Party Echo',
    ),
  },
  forest: {
    before: list(
      'Enchanted Whispering Mossy Moonlit Wild Hidden Ancient Silver Misty Honey Autumn Secret Dancing Emerald Deep Fairy Fern Twilight Windy Sleepy',
    ),
    after: list(
      'Grove Woods Owl Glade Hollow Mushrooms Spirits Thicket Path Blossom Acorns Clearing Canopy Brook Fireflies Cottage Whispers Roots Meadow Foxes',
    ),
  },
  fire: {
    before: list(
      'Blazing Molten Scarlet Burning Lava Ember Smouldering Wild Inferno Flaming Crimson Thunder Sizzling Volcano Ashen Roaring Raging Phoenix Searing Hot',
    ),
    after: list(
      'Fury Forge Mountain Crown Storm Reels Dragon Peak Rush Flames Hammer Blade Crater Temple Heart Sparks Eruption Anvil Vortex Torch',
    ),
  },
  castle: {
    before: list(
      'Iron Royal Noble Silver Black Gallant Fearless Dragon Forgotten Hidden Golden Winter Ivory Crimson Valiant Raven Stone Rightful Lion’s Lost',
    ),
    after: list(
      'Keep Knights Throne Castle Quest Crown Banner Siege Oath Tournament Crusade Guard Sword Legacy Tower Heirs Realm Armoury Gate Champions',
    ),
  },
  luck: {
    before: list(
      'Lucky Merry Emerald Golden Rainbow Fortune’s Happy Charmed Four-Leaf Magic Wishing Jolly Bright Cheerful Silver Blessed Grand Double Clover Fairy',
    ),
    after: list(
      'Charm Clovers Horseshoe Wishes Rainbow Pot Fortune Coins Spinner Lanterns Dice Penny Shamrock Streak Chance Sprite Festival Carousel Giveaway Smile',
    ),
  },
}

export const POKER_WORDS: Words = {
  before: list(
    'Royal Golden Ace Diamond Lucky Velvet Classic Prime Riverside Midnight Emerald Grand Sunset Copper Harbour Crystal',
  ),
  after: list('Jacks Draw Hand Poker Royals Flush Deal Aces'),
}
export const BINGO_WORDS: Words = {
  before: list(
    'Sunny Happy Lucky Bubbly Golden Carnival Merry Jumbo Rainbow Village Starry Coral Cheerful Jolly Festive Bright',
  ),
  after: list('Bingo House Balls Cards Calls Lines Hall Numbers'),
}
