using System;
using System.Runtime.InteropServices;
using System.Text;

/// <summary>Solves a Sudoku, or prints why that is not possible: Solve [PUZZLE]</summary>
static class Solve
{
    [DllImport("sudoku_core")]
    static extern int sudoku_parse(byte[] text, UIntPtr length, byte[] grid, IntPtr place);

    [DllImport("sudoku_core")]
    static extern int sudoku_solve(byte[] puzzle, byte[] solution, byte[] other);

    [DllImport("sudoku_core")]
    static extern int sudoku_format_line(byte[] grid, byte[] text, UIntPtr size);

    [DllImport("sudoku_core")]
    static extern IntPtr sudoku_status_text(int status);

    static string SolutionOf(string puzzle)
    {
        byte[] text = Encoding.UTF8.GetBytes(puzzle), grid = new byte[81], line = new byte[82];
        int status = sudoku_parse(text, (UIntPtr)text.Length, grid, IntPtr.Zero);
        if (status == 0)
            status = sudoku_solve(grid, grid, null);
        if (status != 0)
            throw new ArgumentException(Marshal.PtrToStringAnsi(sudoku_status_text(status)));
        sudoku_format_line(grid, line, (UIntPtr)line.Length);
        return Encoding.ASCII.GetString(line, 0, 81);
    }

    static int Main(string[] arguments)
    {
        string puzzle =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        try
        {
            Console.WriteLine(SolutionOf(arguments.Length > 0 ? arguments[0] : puzzle));
            return 0;
        }
        catch (ArgumentException error)
        {
            Console.Error.WriteLine(error.Message);
            return 1;
        }
    }
}
